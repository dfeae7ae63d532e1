/** lookupswitch: sparse keys at both ends of the range, on int, char, byte and short. */
public class LookupSwitch {
    static String sparse(int i) {
        switch (i) {
            case Integer.MIN_VALUE: return "min";
            case -1000000: return "-million";
            case -1: return "-1";
            case 0: return "0";
            case 77: return "77";
            case 1000000: return "million";
            case Integer.MAX_VALUE: return "max";
            default: return "none of them";
        }
    }

    static int bytes(byte b) {
        switch (b) {
            case -128: return 1;
            case 127: return 2;
            case 0: return 3;
        }
        return 4;
    }

    static int chars(char c) {
        switch (c) {
            case '\0': return 1;
            case '\uFFFF': return 2;
            case 'x': return 3;
            default: return 0;
        }
    }

    static int nested(int a, int b) {
        switch (a) {
            case 10:
                switch (b) {
                    case 1000: return 1;
                    case -1000: break;
                    default: return 2;
                }
                return 3;
            case 100000: return 4;
            default: return 5;
        }
    }

    public static void main(String[] args) {
        int[] keys = {Integer.MIN_VALUE, -1000001, -1000000, -2, -1, 0, 1, 76, 77, 78, 999999, 1000000, Integer.MAX_VALUE - 1, Integer.MAX_VALUE};
        for (int k : keys) {
            System.out.println(k + " " + sparse(k) + " " + bytes((byte) k) + " " + chars((char) k));
        }
        System.out.println(nested(10, 1000) + " " + nested(10, -1000) + " " + nested(10, 0) + " " + nested(100000, 0) + " " + nested(1, 1));
    }
}
