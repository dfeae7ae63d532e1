// since: 17
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

/** Executors written by programs: direct, serial, one thread per task; AbstractExecutorService by hand. */
public class JucThreadPerTask {
    static class Serial implements Executor {
        private final Queue<Runnable> tasks = new ArrayDeque<>();
        private final Executor executor;
        private Runnable active;

        Serial(Executor executor) {
            this.executor = executor;
        }

        @Override
        public synchronized void execute(Runnable task) {
            tasks.add(() -> {
                try {
                    task.run();
                } finally {
                    next();
                }
            });
            if (active == null) {
                next();
            }
        }

        private synchronized void next() {
            active = tasks.poll();
            if (active != null) {
                executor.execute(active);
            }
        }
    }

    static class Direct extends AbstractExecutorService {
        private boolean shutdown;

        @Override
        public void execute(Runnable task) {
            task.run();
        }

        @Override
        public void shutdown() {
            shutdown = true;
        }

        @Override
        public List<Runnable> shutdownNow() {
            shutdown = true;
            return List.of();
        }

        @Override
        public boolean isShutdown() {
            return shutdown;
        }

        @Override
        public boolean isTerminated() {
            return shutdown;
        }

        @Override
        public boolean awaitTermination(long timeout, TimeUnit unit) {
            return shutdown;
        }
    }

    public static void main(String[] args) throws Exception {
        Direct direct = new Direct();
        System.out.println(direct.submit(() -> Thread.currentThread().getName()).get() + " " + direct.invokeAny(List.of(() -> 1, () -> 2)) + " " + direct.invokeAll(List.of(() -> 1, () -> 2)).size());
        try {
            direct.invokeAny(List.of());
        } catch (IllegalArgumentException e) {
            System.out.println("nothing to invoke");
        }
        Serial serial = new Serial(task -> new Thread(task).start());
        StringBuffer order = new StringBuffer();
        CountDownLatch done = new CountDownLatch(6);
        for (int i = 0; i < 6; i++) {
            int n = i;
            serial.execute(() -> {
                order.append(n);
                done.countDown();
            });
        }
        done.await();
        System.out.println(order);
        AtomicInteger count = new AtomicInteger();
        Executor perTask = task -> new Thread(task).start();
        ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(perTask);
        for (int i = 0; i < 5; i++) {
            service.submit(count::incrementAndGet);
        }
        int sum = 0;
        for (int i = 0; i < 5; i++) {
            sum += service.take().get();
        }
        System.out.println(sum);
        List<Future<Integer>> futures = direct.invokeAll(List.of(() -> 5, () -> {
            throw new Exception("x");
        }), 1, TimeUnit.MINUTES);
        System.out.println(futures.get(0).get() + " " + futures.get(1).isDone());
    }
}
