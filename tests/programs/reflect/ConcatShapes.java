/** String concatenation of all types and many parts. */
public class ConcatShapes {
    static class Odd {
        public String toString() {
            return null;
        }
    }

    static int calls;

    static String next(String text) {
        return text + ++calls;
    }

    public static void main(String[] args) {
        boolean z = true;
        byte b = -1;
        char c = 'c';
        short s = -2;
        int i = Integer.MIN_VALUE;
        long j = Long.MAX_VALUE;
        float f = 1.1f;
        double d = -0.0;
        String text = "t", none = null;
        Object object = new StringBuilder("sb"), nothing = null;
        char[] chars = null;
        System.out.println("" + z + b + c + s + i + j + f + d + text + none + object + nothing + chars);
        System.out.println(c + "x" + c + (c + 1) + (char) (c + 1));
        System.out.println(i + j + "" + i + j);
        System.out.println("odd " + new Odd() + " " + new Odd[0].length);
        System.out.println(text + none);
        System.out.println(none + text);
        System.out.println(none + none);
        String sum = text;
        sum += 1;
        sum += 'c';
        sum += 2.5;
        sum += nothing;
        System.out.println(sum);
        System.out.println("\1\2 " + i + "\1" + text + "\2\0 \u00e9\u20ac\ud83d\ude00");
        System.out.println(next("a") + next("b") + next("c"));
        int[] array = {1};
        int at = 0;
        array[at++] += 5;
        System.out.println(array[0] + "/" + at);
        String a = "x" + 1, e = "x1";
        System.out.println((a == e) + " " + (("" + i).equals(Integer.toString(i))) + " " + (text + none).length());
        StringBuilder expected = new StringBuilder();
        String long1 = "";
        for (int k = 0; k < 30; k++) {
            long1 = long1 + k + ',' + (k % 2 == 0) + (long) k + (k / 2.0) + text;
            expected.append(k).append(',').append(k % 2 == 0).append((long) k).append(k / 2.0).append(text);
        }
        System.out.println(long1.contentEquals(expected) + " " + long1.length());
        try {
            System.out.println("never " + fail() + next("d"));
        } catch (IllegalStateException ex) {
            System.out.println("thrown " + calls);
        }
        try {
            System.out.println(text + new Object() {
                public String toString() {
                    throw new IllegalStateException("no text");
                }
            });
        } catch (IllegalStateException ex) {
            System.out.println(ex.getMessage());
        }
    }

    static int fail() {
        throw new IllegalStateException();
    }
}
