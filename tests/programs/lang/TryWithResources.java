/** try-with-resources: order of closing, suppressed exceptions, null resources, failures while opening. */
public class TryWithResources {
    static class R implements AutoCloseable {
        final String name;
        final boolean failing;

        R(String name, boolean failing, boolean failsToOpen) {
            if (failsToOpen) throw new IllegalArgumentException("open " + name);
            this.name = name;
            this.failing = failing;
            System.out.println("open " + name);
        }

        public void close() {
            System.out.println("close " + name);
            if (failing) throw new IllegalStateException("close " + name);
        }
    }

    static void run(boolean failA, boolean failB, boolean failBody, boolean failOpen) {
        try (R a = new R("a", failA, false); R none = null; R b = new R("b", failB, failOpen)) {
            System.out.println("body");
            if (failBody) throw new RuntimeException("body");
        } catch (RuntimeException e) {
            System.out.println("caught " + e.getMessage());
            for (Throwable t : e.getSuppressed()) System.out.println("  suppressed " + t);
        } finally {
            System.out.println("finally");
        }
    }

    static int returns() {
        try (R r = new R("r", false, false)) {
            return 5;
        }
    }

    public static void main(String[] args) {
        for (int k = 0; k < 16; k++) {
            System.out.println("--- " + k);
            run((k & 1) != 0, (k & 2) != 0, (k & 4) != 0, (k & 8) != 0);
        }
        System.out.println(returns());
        Exception e = new Exception("self");
        try {
            e.addSuppressed(e);
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
        try {
            e.addSuppressed(null);
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
    }
}
