import java.util.Arrays;

/** The methods of String, with empty strings, misses and limits. */
public class StringMethods {
    public static void main(String[] args) {
        String s = "Hello, World";
        System.out.println(s.length() + " " + s.charAt(4) + " " + s.indexOf('o') + " " + s.indexOf('o', 5) + " " + s.lastIndexOf('o') + " " + s.indexOf("World") + " " + s.indexOf("x") + " " + s.lastIndexOf("l", 8) + " " + s.indexOf("") + " " + s.lastIndexOf("") + " " + s.indexOf("", 99));
        System.out.println(s.substring(7) + "|" + s.substring(3, 3) + "|" + s.toUpperCase() + "|" + s.toLowerCase() + "|" + s.replace('l', 'L') + "|" + s.replace("l", "") + "|" + "aaa".replace("aa", "b") + "|" + "abc".replace("", "-"));
        System.out.println(s.startsWith("Hell") + " " + s.startsWith("lo", 3) + " " + s.endsWith("") + " " + s.contains("lo, W") + " " + s.equalsIgnoreCase("HELLO, world") + " " + s.startsWith("x", -1));
        System.out.println("b".compareTo("abc") + " " + "abc".compareTo("abcd") + " " + "a".compareTo("B") + " " + "a".compareToIgnoreCase("B") + " " + "".compareTo("") + " " + "\uffff".compareTo("a"));
        System.out.println(Arrays.toString("a,b,,c,,".split(",")) + Arrays.toString("a,b,,c,,".split(",", -1)) + Arrays.toString("a,b,,c".split(",", 2)) + Arrays.toString("".split(",")) + Arrays.toString("abc".split("")) + Arrays.toString(" a  b ".split(" +")) + Arrays.toString("a.b.c".split("\\.")) + Arrays.toString("x1y22z".split("\\d+")));
        System.out.println("[" + "  trim \t\n".trim() + "] [" + String.join("-", "a", "b", "c") + "] [" + String.join("/", Arrays.asList("x", "y")) + "] " + "abc".concat("def") + " " + String.valueOf(new char[] {'o', 'k'}) + String.copyValueOf(new char[] {'a', 'b', 'c'}, 1, 2));
        System.out.println("a1b2".replaceAll("[0-9]", "<$0>") + " " + "aab".replaceFirst("a", "x") + " " + "abc".matches("[a-c]+") + " " + "abc".matches("b"));
        System.out.println(Arrays.toString("hé€".getBytes(java.nio.charset.StandardCharsets.UTF_8)) + new String(new byte[] {104, -61, -87}, java.nio.charset.StandardCharsets.UTF_8) + Arrays.toString("é€".getBytes(java.nio.charset.StandardCharsets.ISO_8859_1)) + new String(new byte[] {65, 66, 67}, 1, 2, java.nio.charset.StandardCharsets.US_ASCII));
        System.out.println("abc".hashCode() + " " + "".hashCode() + " " + "The quick brown fox".hashCode() + " " + "\u20ac".hashCode());
        System.out.println("abcabc".regionMatches(3, "xab", 1, 2) + " " + "ABC".regionMatches(true, 0, "abc", 0, 3) + " " + "abc".contentEquals(new StringBuilder("abc")) + " " + "abc".isEmpty());
        char[] target = new char[5];
        Arrays.fill(target, '.');
        "abcdef".getChars(1, 4, target, 1);
        System.out.println(new String(target) + " " + "abc".subSequence(1, 2) + " " + new String(new int[] {97, 0x1F600, 98}, 0, 3) + " " + "a\u0000b".length());
        System.out.println("abc".chars().sum() + " " + "a-b".codePoints().count() + " " + String.valueOf((Object) null) + String.valueOf(3.0f) + String.valueOf(true) + String.valueOf('c') + String.valueOf(5L));
        System.out.println("ß".toUpperCase() + " " + "ǅ".toLowerCase() + " " + "İ".toLowerCase().length() + " " + "ΑΣ".toLowerCase() + " " + "éÀ".toUpperCase());
    }
}
