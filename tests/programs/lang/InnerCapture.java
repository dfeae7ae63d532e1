import java.util.ArrayList;
import java.util.List;

/** Inner, local and anonymous classes: captured variables, outer chains, shadowing. */
public class InnerCapture {
    int x = 1;

    class Inner {
        int x = 2;

        class Deep {
            int x = 3;

            String all(int x) {
                return x + " " + this.x + " " + Inner.this.x + " " + InnerCapture.this.x;
            }
        }
    }

    interface Counter { int next(); }

    static Counter counter(final int start, String label) {
        class Local implements Counter {
            int n = start;
            public int next() {
                System.out.print(label);
                return n++;
            }
        }
        return new Local();
    }

    static abstract class Template {
        final String name;
        Template(String name) { this.name = name; }
        abstract String body();
        public String toString() { return name + ":" + body(); }
    }

    Template template(int k) {
        long wide = 1L << k;
        return new Template("t" + k) {
            int calls;
            { calls = 10; }
            String body() { return wide + "/" + k + "/" + x + "/" + ++calls; }
        };
    }

    static class Extended extends InnerCapture.Inner {
        Extended(InnerCapture outer) {
            outer.super();
        }
    }

    public static void main(String[] args) {
        InnerCapture o = new InnerCapture();
        InnerCapture.Inner.Deep deep = o.new Inner().new Deep();
        System.out.println(deep.all(4));
        Counter c = counter(5, "c"), d = counter(50, "d");
        System.out.println(c.next() + d.next() + c.next() + d.next());
        Template t = o.template(40);
        System.out.println(t + " " + t);
        List<Runnable> actions = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int copy = i * i;
            actions.add(new Runnable() {
                public void run() { System.out.print(copy + " "); }
            });
            actions.add(() -> System.out.print(copy + o.x + " "));
        }
        for (Runnable r : actions) r.run();
        System.out.println();
        System.out.println(new Extended(o).x);
        System.out.println(t.getClass().getName() + " " + c.getClass().getName() + " " + deep.getClass().getName() + " [" + t.getClass().getSimpleName() + "] " + c.getClass().getSimpleName());
    }
}
