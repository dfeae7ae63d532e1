/** Switches over strings, with keys of equal hash code, null and fall through. */
public class StringSwitch {
    static int code(String s) {
        switch (s) {
            case "Aa": return 1;
            case "BB": return 2;
            case "AaBB": return 3;
            case "BBAa": return 4;
            case "": return 5;
            case "ä": return 6;
            default: return -1;
        }
    }

    public static void main(String[] args) {
        String[] keys = {"Aa", "BB", "AaBB", "BBAa", "AaAa", "BBBB", "", "ä", "x", new String("BB"), "A" + "a".substring(0)};
        for (String key : keys) {
            System.out.println(key + " " + key.hashCode() + " " + code(key));
        }
        try {
            code(null);
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        int n = 0;
        for (String word : "one two three two one zero".split(" ")) {
            switch (word) {
                case "three": n += 100;
                case "two": n += 10;
                case "one": n += 1; break;
                case "zero": n = -n;
            }
            System.out.println(word + " " + n);
        }
    }
}
