// since: 9
/** Static, private and private static interface methods. */
public class InterfaceMethods {
    interface Greeter {
        String name();

        default String greet() {
            return decorate("hello " + name()) + count();
        }

        private String decorate(String s) {
            return mark() + s + mark();
        }

        private static String mark() {
            return "*";
        }

        static Greeter of(String name) {
            return () -> name;
        }

        static int count() {
            return 42;
        }
    }

    static class Loud implements Greeter {
        public String name() { return "LOUD"; }

        String decorate(String s) { return "not this one"; }

        static int count() { return 7; }
    }

    public static void main(String[] args) {
        System.out.println(Greeter.of("world").greet());
        System.out.println(new Loud().greet() + " " + Loud.count() + " " + Greeter.count());
        Greeter g = new Loud();
        System.out.println(g.greet());
    }
}
