import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;

/** Small concurrent programs of the usual kinds, for tools/bench-reduction: Examples NAME THREADS ROUNDS. */
public class Examples {
    private interface Body {
        void run(int thread) throws Exception;
    }

    private static int count;
    private static List<Integer> handed;

    /** Starts that many threads and joins them. */
    private static void inThreads(int threads, Body body) throws InterruptedException {
        List<Thread> started = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            int number = i;
            started.add(new Thread(() -> {
                try {
                    body.run(number);
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            }));
        }
        for (Thread thread : started) {
            thread.start();
        }
        for (Thread thread : started) {
            thread.join();
        }
    }

    private static void inPool(ExecutorService pool, int tasks, Callable<Integer> task) throws Exception {
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < tasks; i++) {
            futures.add(pool.submit(task));
        }
        for (Future<Integer> future : futures) {
            future.get();
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
    }

    /** The sum of the numbers below n. */
    private static final class Sum extends RecursiveTask<Integer> {
        private final int from, to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (to - from < 2) {
                return from;
            }
            Sum left = new Sum(from, (from + to) / 2), right = new Sum((from + to) / 2, to);
            left.fork();
            return right.compute() + left.join();
        }
    }

    public static void main(String[] arguments) throws Exception {
        int threads = Integer.parseInt(arguments[1]), rounds = Integer.parseInt(arguments[2]);
        AtomicInteger sum = new AtomicInteger();
        Object monitor = new Object();
        ReentrantLock lock = new ReentrantLock();
        switch (arguments[0]) {
        case "print" -> inThreads(threads, number -> {
            for (int i = 0; i < rounds; i++) {
                System.out.println(number + " " + i);
            }
        });
        case "synchronized" -> inThreads(threads, number -> {
            for (int i = 0; i < rounds; i++) {
                synchronized (monitor) {
                    count++;
                }
            }
        });
        case "lock" -> inThreads(threads, number -> {
            for (int i = 0; i < rounds; i++) {
                lock.lock();
                try {
                    count++;
                } finally {
                    lock.unlock();
                }
            }
        });
        case "atomic" -> inThreads(threads, number -> {
            for (int i = 0; i < rounds; i++) {
                sum.incrementAndGet();
            }
        });
        case "fixed-pool" -> inPool(Executors.newFixedThreadPool(threads), rounds, sum::incrementAndGet);
        case "cached-pool" -> inPool(Executors.newCachedThreadPool(), rounds, sum::incrementAndGet);
        case "single-pool" -> inPool(Executors.newSingleThreadExecutor(), rounds, sum::incrementAndGet);
        case "map" -> {
            Map<Integer, Integer> map = new ConcurrentHashMap<>();
            inThreads(threads, number -> {
                for (int i = 0; i < rounds; i++) {
                    map.merge(i, 1, Integer::sum);
                }
            });
        }
        case "queue" -> {
            BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
            inThreads(2 * threads, number -> {
                for (int i = 0; i < rounds; i++) {
                    if (number % 2 == 0) {
                        queue.put(i);
                    } else {
                        queue.take();
                    }
                }
            });
        }
        case "latch" -> {
            CountDownLatch latch = new CountDownLatch(threads);
            inThreads(threads, number -> {
                latch.countDown();
                latch.await();
                sum.incrementAndGet();
            });
        }
        case "barrier" -> {
            CyclicBarrier barrier = new CyclicBarrier(threads);
            inThreads(threads, number -> {
                for (int i = 0; i < rounds; i++) {
                    barrier.await();
                }
            });
        }
        case "semaphore" -> {
            Semaphore semaphore = new Semaphore(1);
            inThreads(threads, number -> {
                for (int i = 0; i < rounds; i++) {
                    semaphore.acquire();
                    count++;
                    semaphore.release();
                }
            });
        }
        case "completable" -> {
            CompletableFuture<Integer> all = CompletableFuture.completedFuture(0);
            for (int i = 0; i < threads; i++) {
                all = all.thenCombine(CompletableFuture.supplyAsync(() -> 1), Integer::sum);
            }
            all.get();
        }
        case "fork-join" -> new ForkJoinPool(threads).invoke(new Sum(0, rounds));
        case "stream" -> IntStream.range(0, rounds).parallel().sum();
        case "hand-over" -> { /* a list that is filled by one thread at a time, under a lock or not any more */
            inThreads(threads, number -> {
                List<Integer> own;
                synchronized (monitor) {
                    own = handed == null ? new ArrayList<>() : handed;
                    handed = null;
                }
                for (int i = 0; i < rounds; i++) {
                    own.add(i);
                }
                synchronized (monitor) {
                    handed = own;
                }
            });
        }
        default -> throw new IllegalArgumentException(arguments[0]);
        }
    }
}
