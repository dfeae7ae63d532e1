import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import java.util.UUID;
import java.util.zip.Adler32;
import java.util.zip.CRC32;

/** Base64, UUID, CRC32, Adler32, MD5, SHA-1, SHA-256. */
public class EncodingsAndDigests {
    static String hex(byte[] bytes) {
        StringBuilder b = new StringBuilder();
        for (byte x : bytes) b.append(String.format("%02x", x));
        return b.toString();
    }

    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"", "a", "ab", "abc", "any carnal pleas\u00e9"}) {
            byte[] bytes = s.getBytes(StandardCharsets.UTF_8);
            String e = Base64.getEncoder().encodeToString(bytes);
            System.out.println(e + " " + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes) + " " + Arrays.equals(Base64.getDecoder().decode(e), bytes));
            CRC32 crc = new CRC32();
            crc.update(bytes);
            Adler32 adler = new Adler32();
            adler.update(bytes, 0, bytes.length);
            System.out.println(Long.toHexString(crc.getValue()) + " " + adler.getValue());
            for (String name : new String[] {"MD5", "SHA-1", "SHA-256"}) System.out.println(name + " " + hex(MessageDigest.getInstance(name).digest(bytes)));
            System.out.println(UUID.nameUUIDFromBytes(bytes));
        }
        try {
            Base64.getDecoder().decode("a*b=");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            MessageDigest.getInstance("NOPE");
        } catch (java.security.NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        UUID u = UUID.fromString("123e4567-e89b-12d3-a456-426614174000");
        System.out.println(u.version() + " " + u.getMostSignificantBits() + " " + u.hashCode() + " " + u.equals(new UUID(u.getMostSignificantBits(), u.getLeastSignificantBits())) + " " + UUID.randomUUID().version());
    }
}
