/** Private members across nested classes: accessors in old class files, nestmates in new ones. */
public class InnerAccess {
    private int count = 1;
    private static long total = 100;
    private String text = "t";

    private int add(int a, long b) {
        return (int) (count + a + b);
    }

    private static String join(String a, double b) {
        return a + b;
    }

    private InnerAccess() { }

    private InnerAccess(int c) {
        count = c;
    }

    class Inner {
        private int hidden = 5;

        int poke() {
            count++;
            count += 10;
            total *= 2;
            total--;
            text += "!";
            return add(1, 2) + count-- + --count;
        }

        private class Deeper {
            private int all() {
                return hidden++ + count + (int) total;
            }
        }
    }

    static class Sibling {
        private final String secret = "sibling";

        private static int twice(int n) {
            return 2 * n;
        }
    }

    interface Maker {
        InnerAccess make(int n);
    }

    public static void main(String[] args) {
        InnerAccess o = new InnerAccess();
        Inner inner = o.new Inner();
        System.out.println(inner.poke() + " " + o.count + " " + total + " " + o.text);
        Inner.Deeper deeper = inner.new Deeper();
        System.out.println(deeper.all() + " " + inner.hidden);
        System.out.println(new Sibling().secret + Sibling.twice(21));
        Maker lambda = n -> new InnerAccess(n * 2);
        Maker reference = InnerAccess::new;
        System.out.println(lambda.make(4).count + " " + reference.make(4).count);
        Runnable r = new Runnable() {
            public void run() {
                System.out.println(join("x", total) + o.add(1, 1L));
            }
        };
        r.run();
    }
}
