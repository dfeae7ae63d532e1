/** Stack trace elements: classes, methods, lines; of constructors, initialisers, lambdas' outer frames, causes and rethrown exceptions. */
public class StackTraces {
    static void show(Throwable t) {
        System.out.println(t);
        for (StackTraceElement e : t.getStackTrace()) {
            if (e.getClassName().startsWith("StackTraces") && !e.getMethodName().startsWith("lambda")) {
                System.out.println("  " + e.getClassName() + "." + e.getMethodName() + ":" + e.getLineNumber() + " " + e.getFileName());
            }
        }
    }

    static class Thrower {
        int x = fail();

        Thrower() {
            super();
        }

        int fail() {
            throw new IllegalStateException(
                "in field initialiser");
        }
    }

    static class Init {
        static {
            deep(2);
        }
        static void deep(int n) {
            if (n == 0) {
                int[] a = new int[1];
                a[n + 1] = 3;
            }
            deep(n - 1);
        }
    }

    static Exception made() {
        return new Exception("made here");
    }

    interface Task { void run() throws Exception; }

    static void attempt(Task t) {
        try {
            t.run();
        } catch (Throwable e) {
            show(e);
            if (e.getCause() != null) {
                show(e.getCause());
            }
        }
    }

    public static void main(String[] args) {
        attempt(Thrower::new);
        attempt(Init::new);
        attempt(() -> { throw made(); });
        attempt(new Task() {
            public void run() throws Exception {
                try {
                    throw new Exception("first");
                } catch (Exception e) {
                    e.fillInStackTrace();
                    throw e;
                }
            }
        });
        attempt(new Task() {
            public void run() {
                Object o = "s";
                int n = 1
                    + (Integer)
                    o;
            }
        });
        RuntimeException trimmed = new RuntimeException("trimmed");
        trimmed.setStackTrace(new StackTraceElement[] {new StackTraceElement("a.B", "m", "B.java", 5), new StackTraceElement("C", "n", null, -2), new StackTraceElement("D", "k", null, -1)});
        for (StackTraceElement e : trimmed.getStackTrace()) System.out.println(e);
        StackTraceElement[] here = Thread.currentThread().getStackTrace();
        System.out.println(here[1]);
        System.out.println(new Throwable().getStackTrace().length);
    }
}
