// since: 17
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

/** Digests, random numbers, ids, Base64, and keys of the JDK's own providers. */
public class SecurityAndIds {
    static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"MD5", "SHA-1", "SHA-256", "SHA-512", "SHA3-256", "MD2"}) {
            MessageDigest digest = MessageDigest.getInstance(name);
            digest.update("some ".getBytes());
            System.out.println(name + " " + hex(digest.digest("text".getBytes())) + " " + digest.getDigestLength());
        }
        try {
            MessageDigest.getInstance("none");
        } catch (NoSuchAlgorithmException expected) {
            System.out.println(expected.getMessage());
        }
        SecureRandom random = new SecureRandom();
        byte[] bytes = new byte[20];
        random.nextBytes(bytes);
        System.out.println((random.nextInt(10) < 10) + " " + !Arrays.equals(bytes, new byte[20]) + " " + (SecureRandom.getInstanceStrong() != null));
        SecureRandom seeded = SecureRandom.getInstance("SHA1PRNG");
        seeded.setSeed(42);
        System.out.println(seeded.nextLong() + " " + seeded.nextInt());
        UUID id = UUID.randomUUID();
        System.out.println(id.version() + " " + id.equals(UUID.fromString(id.toString())) + " " + UUID.nameUUIDFromBytes("x".getBytes()) + " " + new UUID(1, 2).compareTo(new UUID(1, 3)));
        System.out.println(Base64.getEncoder().encodeToString("any carnal pleas".getBytes()) + " " + new String(Base64.getDecoder().decode("YW55")) + " " + Base64.getUrlEncoder().withoutPadding().encodeToString(new byte[] {-1, -2})
            + " " + Base64.getMimeEncoder().encodeToString(new byte[60]).length());
        try {
            Base64.getDecoder().decode("a$");
        } catch (IllegalArgumentException expected) {
            System.out.println(expected.getMessage());
        }
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec("key".getBytes(), "HmacSHA256"));
        System.out.println(hex(mac.doFinal("data".getBytes())));
        Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
        SecretKeySpec key = new SecretKeySpec("0123456789abcdef".getBytes(), "AES");
        cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(new byte[16]));
        byte[] secret = cipher.doFinal("secret text".getBytes());
        cipher.init(Cipher.DECRYPT_MODE, key, new IvParameterSpec(new byte[16]));
        System.out.println(hex(secret) + " " + new String(cipher.doFinal(secret)));
        SecretKeyFactory factory = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA1");
        System.out.println(hex(factory.generateSecret(new PBEKeySpec("pass".toCharArray(), "salt".getBytes(), 10, 128)).getEncoded()));
        KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
        generator.initialize(512);
        KeyPair pair = generator.generateKeyPair();
        Signature signature = Signature.getInstance("SHA256withRSA");
        signature.initSign(pair.getPrivate());
        signature.update("signed".getBytes());
        byte[] signed = signature.sign();
        signature.initVerify(pair.getPublic());
        signature.update("signed".getBytes());
        System.out.println(signature.verify(signed) + " " + pair.getPublic().getAlgorithm() + " " + pair.getPublic().getFormat());
        System.out.println(Security.getProviders().length > 3 && Security.getProvider("SUN") != null);
    }
}
