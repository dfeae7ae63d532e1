/** Many threads need one class at once: it is initialised by one of them, the others wait for it. */
public class InitOnce {
    static int initialised;

    static class Slow {
        static final int VALUE;
        static {
            synchronized (InitOnce.class) { initialised++; }
            int v = 0;
            try {
                Thread.sleep(50);
                v = 42;
            } catch (InterruptedException e) {
                v = -1;
            }
            VALUE = v;
        }
    }

    static class Failing {
        static { if (initialised > 0) throw new IllegalStateException("always"); }
        static void call() { }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[6];
        Thread[] threads = new Thread[6];
        for (int i = 0; i < 6; i++) {
            int me = i;
            (threads[i] = new Thread(() -> seen[me] = Slow.VALUE)).start();
        }
        for (Thread t : threads) t.join();
        System.out.println(java.util.Arrays.toString(seen) + " " + initialised);
        int[] kinds = new int[2];
        for (int i = 0; i < 4; i++) {
            Thread t = new Thread(() -> {
                try {
                    Failing.call();
                } catch (ExceptionInInitializerError e) {
                    kinds[0]++;
                } catch (NoClassDefFoundError e) {
                    kinds[1]++;
                }
            });
            t.start();
            t.join();
        }
        System.out.println(kinds[0] + " " + kinds[1]);
    }
}
