/** Interning and == of strings over constants, concatenation, substrings and other classes. */
public class StringIdentity {
    static final String CONSTANT = "abc";
    static String variable = "abc";
    static class Other { static final String SAME = "ab" + "c"; static String computed() { return "a" + "bc".substring(0); } }

    public static void main(String[] args) {
        String local = "abc";
        final String part = "ab";
        String notFinal = "ab";
        System.out.println((local == CONSTANT) + " " + (local == variable) + " " + (local == Other.SAME) + " " + (local == Other.computed()) + " " + (local == Other.computed().intern()));
        System.out.println((part + "c" == local) + " " + (notFinal + "c" == local) + " " + ((notFinal + "c").intern() == local));
        System.out.println((local.substring(0) == local) + " " + (local.toString() == local) + " " + (local.trim() == local) + " " + (local.concat("") == local) + " " + (local.replace('x', 'y') == local));
        System.out.println((String.valueOf((Object) local) == local) + " " + (new String(local) == local) + " " + new String(local).equals(local) + " " + ("" == "".intern()));
        System.out.println((local.toLowerCase() == local) + " " + ("1" + 2 == "12") + " " + (1 + "" + 2 == "12".intern()));
        char[] chars = {'a', 'b', 'c'};
        String fromChars = new String(chars);
        chars[0] = 'x';
        System.out.println(fromChars + " " + (fromChars == local) + " " + (fromChars.intern() == local) + " " + fromChars.equals(String.valueOf(chars)));
        String fresh = new StringBuilder("never").append("Seen").append(123).toString();
        System.out.println(fresh.intern() == fresh);
        System.out.println(fresh == "neverSeen" + 123);
    }
}
