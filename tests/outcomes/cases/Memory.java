/** JLS 17.1 and 17.4 to 17.7, monitors, order, final fields, word tearing, long and double; and 12.4.2, initialization.
 * clew searches sequentially consistent executions only; programs with races have more in Java (17.4.3). */
class Memory extends Case {
    static final Object lock = new Object(), other = new Object();
    static int x, y;
    static volatile int v, w;
    static long wide;
    static volatile long volatileWide;
    static final byte[] bytes = new byte[2];
    static final boolean[] flags = new boolean[2];

    // 17.1: one thread at a time owns a monitor: increments under it are not lost.
    // outcomes: 2
    static String monitorExcludes() throws Exception {
        Body body = () -> {
            synchronized (lock) {
                x++;
            }
        };
        return end(start(body), start(body)) + x;
    }

    // 17.4: without it they can be.
    // outcomes: 1 | 2
    static String plainIncrements() throws Exception {
        return end(start(() -> x++), start(() -> x++)) + x;
    }

    // 17.4: nor does volatile make ++ one action.
    // outcomes: 1 | 2
    static String volatileIncrements() throws Exception {
        return end(start(() -> v++), start(() -> v++)) + v;
    }

    // 17.1: monitors of different objects do not exclude each other.
    // outcomes: 1 | 2
    static String differentMonitors() throws Exception {
        Thread a = start(() -> {
            synchronized (lock) {
                x++;
            }
        });
        Thread b = start(() -> {
            synchronized (other) {
                x++;
            }
        });
        return end(a, b) + x;
    }

    // 17.1: a thread may lock a monitor more than once; each unlock reverses one.
    // outcomes: true true false
    static String reentrant() {
        boolean inner, outer;
        synchronized (lock) {
            synchronized (lock) {
                inner = Thread.holdsLock(lock);
            }
            outer = Thread.holdsLock(lock);
        }
        return inner + " " + outer + " " + Thread.holdsLock(lock);
    }

    // 17.1: the monitor is released also if the body completes abruptly.
    // outcomes: false
    static String abruptly() throws Exception {
        try {
            synchronized (lock) {
                throw new Exception();
            }
        } catch (Exception e) {
            return "" + Thread.holdsLock(lock);
        }
    }

    // 14.19: a null expression throws.
    // outcomes: NullPointerException
    static String synchronizedNull() {
        Object none = null;
        synchronized (none) {
            return "entered";
        }
    }

    // 8.4.3.6: a static synchronized method locks the Class object.
    // outcomes: true
    static synchronized String staticSynchronized() {
        return "" + Thread.holdsLock(Memory.class);
    }

    // 17.1: monitors taken in different orders can deadlock.
    // outcomes: 3 | deadlock
    static String twoOrders() throws Exception {
        Thread a = start(() -> {
            synchronized (lock) {
                synchronized (other) {
                    x += 1;
                }
            }
        });
        Thread b = start(() -> {
            synchronized (other) {
                synchronized (lock) {
                    x += 2;
                }
            }
        });
        return end(a, b) + x;
    }

    // 17.4.4: two volatile variables are read and written in one order that all agree on: 0 0 is excluded.
    // outcomes: 0 1 | 1 0 | 1 1
    static String storeBuffering() throws Exception {
        int[] seen = new int[2];
        Thread a = start(() -> {
            v = 1;
            seen[0] = w;
        });
        Thread b = start(() -> {
            w = 1;
            seen[1] = v;
        });
        end(a, b);
        return seen[0] + " " + seen[1];
    }

    // 17.4.5: a volatile write publishes what was written before.
    // outcomes: 0 | 1 1
    static String publishing() throws Exception {
        Thread a = start(() -> {
            x = 1;
            v = 1;
        });
        String seen = v == 1 ? "1 " + x : "0";
        end(a);
        return seen;
    }

    // 17.4.4: reads of two threads agree on the order of two volatile writes.
    // outcomes: agree
    static String independentReads() throws Exception {
        int[] seen = new int[4];
        Thread a = start(() -> v = 1), b = start(() -> w = 1);
        Thread c = start(() -> {
            seen[0] = v;
            seen[1] = w;
        });
        seen[2] = w;
        seen[3] = v;
        end(a, b, c);
        return seen[0] == 1 && seen[1] == 0 && seen[2] == 1 && seen[3] == 0 ? "disagree" : "agree";
    }

    // 17.4.3: programs with races show here what some interleaving gives (in Java also 0 0).
    // outcomes: 0 1 | 1 0 | 1 1
    static String plainStoreBuffering() throws Exception {
        int[] seen = new int[2], cells = new int[2];
        Thread a = start(() -> {
            cells[0] = 1;
            seen[0] = cells[1];
        });
        Thread b = start(() -> {
            cells[1] = 1;
            seen[1] = cells[0];
        });
        end(a, b);
        return seen[0] + " " + seen[1];
    }

    static class Point {
        final int a, b;
        int c;

        Point() {
            a = 1;
            b = 2;
            c = 3;
        }
    }

    static Point point;

    // 17.5: who sees the reference to an object after its constructor sees its final fields.
    // outcomes: none | 1 2
    static String finalFields() throws Exception {
        Thread a = start(() -> point = new Point());
        Point seen = point;
        String text = seen == null ? "none" : seen.a + " " + seen.b;
        a.join();
        return text;
    }

    static class Leaking {
        final int a;

        Leaking() {
            leaked = this;
            a = 1;
        }
    }

    static volatile Leaking leaked;

    // 17.5: a reference that leaks from the constructor shows the default value of a final field.
    // outcomes: none | 0 | 1
    static String leakedFinal() throws Exception {
        Thread a = start(Leaking::new);
        Leaking seen = leaked;
        String text = seen == null ? "none" : "" + seen.a;
        a.join();
        return text;
    }

    // 17.6: writes to different elements of a byte array do not interfere.
    // outcomes: 1 2
    static String byteTearing() throws Exception {
        end(start(() -> bytes[0] = 1), start(() -> bytes[1] = 2));
        return bytes[0] + " " + bytes[1];
    }

    // 17.6: nor to boolean ones.
    // outcomes: true true
    static String booleanTearing() throws Exception {
        end(start(() -> flags[0] = true), start(() -> flags[1] = true));
        return flags[0] + " " + flags[1];
    }

    // 17.7: volatile long is never seen half written.
    // outcomes: 0 | -1
    static String volatileLong() throws Exception {
        Thread a = start(() -> volatileWide = -1);
        long seen = volatileWide;
        a.join();
        return "" + seen;
    }

    // 17.7: plain long may be, in two halves; clew, as every 64-bit JVM, writes it whole.
    // outcomes: 0 | -1
    static String plainLong() throws Exception {
        Thread a = start(() -> wide = -1);
        long seen = wide;
        a.join();
        return "" + seen;
    }

    static class Once {
        static int value;

        static {
            note("init");
            value = 5;
        }
    }

    // 12.4.2: initialized once, by one thread, and the other waits.
    // outcomes: init 5 5
    static String initializedOnce() throws Exception {
        Body body = () -> {
            int seen = Once.value;
            note(seen);
        };
        return end(start(body), start(body));
    }

    static class Left {
        static int value = Right.value + 1;
    }

    static class Right {
        static int value = Left.value + 1;
    }

    // 12.4.2: two classes that need each other, initialized by two threads, can deadlock; one thread sees the default value.
    // outcomes: 2 1 | 1 2 | deadlock
    static String initializationCircle() throws Exception {
        end(start(() -> x = Left.value), start(() -> y = Right.value));
        return x + " " + y;
    }

    static class Failing {
        static int value = fail();

        static int fail() {
            throw new IllegalStateException();
        }
    }

    // 12.4.2: a failure is ExceptionInInitializerError for who initializes and NoClassDefFoundError for all others.
    // outcomes: ExceptionInInitializerError NoClassDefFoundError
    static String initializationFails() throws Exception {
        return thrown(() -> x = Failing.value) + " " + thrown(() -> x = Failing.value);
    }

    // The same with two threads.
    // outcomes: ExceptionInInitializerError NoClassDefFoundError | NoClassDefFoundError ExceptionInInitializerError
    static String initializationFailsForBoth() throws Exception {
        return end(start(() -> x = Failing.value), start(() -> y = Failing.value));
    }

    // 12.4.2: the class lock for initialization is not the monitor of the Class object.
    // outcomes: init 5
    static String initializationLock() throws Exception {
        synchronized (Memory.class) {
            return end(start(() -> {
                int seen = Once.value;
                note(seen);
            }));
        }
    }

    static class Waits {
        static int value = waitForOther();

        static int waitForOther() {
            try {
                start(() -> note(Waits.value)).join();
            } catch (InterruptedException e) {
                throw new AssertionError();
            }
            return 1;
        }
    }

    // 12.4.2: an initializer that waits for a thread that needs the class is a deadlock.
    // outcomes: deadlock
    static String initializerWaits() {
        return "" + Waits.value;
    }

    static class Recursive {
        static int value = peek() + 1;

        static int peek() {
            return value;
        }
    }

    // 12.4.2: the same thread may use the class while it is initialized.
    // outcomes: 1
    static String initializerRecursive() {
        return "" + Recursive.value;
    }

    static class Constant {
        static final int VALUE = 3;

        static {
            note("init");
        }
    }

    // 12.4.1: reading a constant initializes nothing, nor does an array of the class.
    // outcomes: 3 0
    static String constants() {
        return notes() + Constant.VALUE + " " + new Constant[0].length + notes();
    }
}
