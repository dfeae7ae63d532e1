/** tableswitch: gaps, fall through, default in the middle, negative and extreme keys. */
public class TableSwitch {
    static String plain(int i) {
        switch (i) {
            case -2: return "minus two";
            case -1: return "minus one";
            case 0: return "zero";
            case 1: return "one";
            case 3: return "three";
            default: return "other";
        }
    }

    static int fall(int i) {
        int n = 0;
        switch (i) {
            case 1: n += 1;
            default: n += 100;
            case 2: n += 2;
            case 3: n += 3; break;
            case 4: n += 4;
        }
        return n;
    }

    static String top(int i) {
        switch (i) {
            case Integer.MAX_VALUE: return "max";
            case Integer.MAX_VALUE - 1: return "max-1";
            case Integer.MAX_VALUE - 2: return "max-2";
            default: return "-";
        }
    }

    static String bottom(int i) {
        switch (i) {
            case Integer.MIN_VALUE: return "min";
            case Integer.MIN_VALUE + 1: return "min+1";
            case Integer.MIN_VALUE + 2: return "min+2";
            default: return "-";
        }
    }

    public static void main(String[] args) {
        int[] keys = {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, Integer.MIN_VALUE + 2, Integer.MIN_VALUE + 3, -3, -2, -1, 0, 1, 2, 3, 4, 5,
            Integer.MAX_VALUE - 3, Integer.MAX_VALUE - 2, Integer.MAX_VALUE - 1, Integer.MAX_VALUE};
        for (int k : keys) {
            System.out.println(k + " " + plain(k) + " " + fall(k) + " " + top(k) + " " + bottom(k));
        }
        for (char c = 'a'; c < 'h'; c++) {
            switch (c) {
                case 'a': case 'e': System.out.println(c + " vowel"); break;
                case 'c': continue;
                default: System.out.println(c);
            }
        }
        switch (5) { }
    }
}
