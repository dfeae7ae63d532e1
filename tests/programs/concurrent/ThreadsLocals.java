// since: 17
import java.util.concurrent.*;

/** ThreadLocal: values per thread, initial values, inheritance, pools. */
public class ThreadsLocals {
    static final ThreadLocal<Integer> counter = ThreadLocal.withInitial(() -> 10);
    static final InheritableThreadLocal<String> inherited = new InheritableThreadLocal<>() {
        @Override
        protected String childValue(String parent) {
            return parent + "+";
        }
    };

    public static void main(String[] args) throws Exception {
        counter.set(counter.get() + 1);
        inherited.set("root");
        int[] seen = new int[3];
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int number = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i <= number; i++) {
                    counter.set(counter.get() + 1);
                }
                seen[number] = counter.get();
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(seen[0] + " " + seen[1] + " " + seen[2] + " " + counter.get());
        counter.remove();
        System.out.println(counter.get());
        Thread child = new Thread(() -> {
            System.out.println(inherited.get());
            inherited.set("changed");
            Thread grandchild = new Thread(() -> System.out.println(inherited.get()));
            grandchild.start();
            try {
                grandchild.join();
            } catch (InterruptedException e) {
                System.out.println("unexpected");
            }
        });
        child.start();
        child.join();
        System.out.println(inherited.get());
        ThreadLocal<StringBuilder> perWorker = ThreadLocal.withInitial(StringBuilder::new);
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<String> last = null;
        for (int i = 0; i < 4; i++) {
            int n = i;
            last = pool.submit(() -> perWorker.get().append(n).toString());
        }
        System.out.println(last.get() + " " + perWorker.get().length());
        pool.shutdown();
        ThreadLocal<String> none = new ThreadLocal<>();
        System.out.println(none.get());
    }
}
