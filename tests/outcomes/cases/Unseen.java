import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;

/**
 * What tells whether an operation that only lets others go on has happened yet, after the operation before it was seen; and what
 * looks between two tasks of an executor. In each case one thread sets the step and then does it.
 */
class Unseen extends Case {
    static volatile int step;
    static volatile Thread who;

    private static ReentrantLock lockedOnce(boolean fair) {
        ReentrantLock lock = new ReentrantLock(fair);
        start(() -> {
            lock.lock();
            step = 1;
            lock.unlock();
        });
        return lock;
    }

    private static String ifStepped(ExecutorService pool, Callable<?> question) throws Exception {
        String answer = "" + ifStepped(question);
        pool.shutdown();
        return answer;
    }

    private static Object ifStepped(Callable<?> question) throws Exception {
        return step == 0 ? "early" : question.call();
    }

    // Lock.tryLock: free only if not held.
    // outcomes: early | true | false
    // seen on java: all
    static String tryLock() throws Exception {
        ReentrantLock lock = lockedOnce(false);
        return "" + ifStepped(lock::tryLock);
    }

    // Lock.tryLock with a time-out: the same, and the time may be over at any moment.
    // outcomes: early | true | false
    // seen on java: all
    static String tryLockFor() throws Exception {
        ReentrantLock lock = lockedOnce(true);
        return "" + ifStepped(() -> lock.tryLock(1, TimeUnit.NANOSECONDS));
    }

    // ReentrantLock.isLocked.
    // outcomes: early | true | false
    // seen on java: all
    static String isLocked() throws Exception {
        ReentrantLock lock = lockedOnce(false);
        return "" + ifStepped(lock::isLocked);
    }

    // ReentrantLock.hasQueuedThreads: the second thread may be queued until the first has unlocked.
    // outcomes: early | true | false
    // seen on java: all
    static String hasQueuedThreads() throws Exception {
        ReentrantLock lock = lockedOnce(false);
        start(() -> {
            lock.lock();
            lock.unlock();
        });
        return "" + ifStepped(lock::hasQueuedThreads);
    }

    // Thread.getState: the second thread may wait for the lock until the first has unlocked.
    // outcomes: early | true | false
    // seen on java: all
    static String stateOfWaiting() throws Exception {
        ReentrantLock lock = lockedOnce(false);
        Thread second = start(() -> {
            lock.lock();
            lock.unlock();
        });
        return "" + ifStepped(() -> second.getState() == Thread.State.WAITING);
    }

    private static Semaphore releasedOnce() {
        Semaphore permits = new Semaphore(0);
        start(() -> {
            step = 1;
            permits.release();
        });
        return permits;
    }

    // Semaphore.tryAcquire: only if there is a permit.
    // outcomes: early | true | false
    // seen on java: all
    static String tryAcquire() throws Exception {
        Semaphore permits = releasedOnce();
        return "" + ifStepped(permits::tryAcquire);
    }

    // Semaphore.availablePermits.
    // outcomes: early | 0 | 1
    // seen on java: all
    static String availablePermits() throws Exception {
        Semaphore permits = releasedOnce();
        return "" + ifStepped(permits::availablePermits);
    }

    private static CountDownLatch countedOnce() {
        CountDownLatch latch = new CountDownLatch(1);
        start(() -> {
            step = 1;
            latch.countDown();
        });
        return latch;
    }

    // CountDownLatch.getCount.
    // outcomes: early | 0 | 1
    // seen on java: all
    static String getCount() throws Exception {
        CountDownLatch latch = countedOnce();
        return "" + ifStepped(latch::getCount);
    }

    // CountDownLatch.await with a time-out: false if the count has not reached zero in time.
    // outcomes: early | true | false
    // seen on java: all
    static String awaitFor() throws Exception {
        CountDownLatch latch = countedOnce();
        return "" + ifStepped(() -> latch.await(1, TimeUnit.NANOSECONDS));
    }

    // CountDownLatch.await throws when the thread is interrupted, also if the count is zero.
    // outcomes: early - | early InterruptedException | late - | late InterruptedException
    // seen on java: early - | late - | late InterruptedException
    static String awaitInterrupted() throws Exception {
        CountDownLatch latch = new CountDownLatch(0);
        String[] thrown = {""};
        Thread waiting = start(() -> {
            step = 1;
            thrown[0] = thrown(latch::await);
        });
        String when = "" + ifStepped(() -> "late");
        waiting.interrupt();
        waiting.join();
        return when + " " + thrown[0];
    }

    private static FutureTask<String> doneOnce() {
        FutureTask<String> task = new FutureTask<>(() -> {
            step = 1;
            return "done";
        });
        start(task::run);
        return task;
    }

    // Future.isDone.
    // outcomes: early | true | false
    // seen on java: all
    static String isDone() throws Exception {
        FutureTask<String> task = doneOnce();
        return "" + ifStepped(task::isDone);
    }

    // Future.get with a time-out.
    // outcomes: early | done | late
    // seen on java: all
    static String getFor() throws Exception {
        FutureTask<String> task = doneOnce();
        try {
            return "" + ifStepped(() -> task.get(1, TimeUnit.NANOSECONDS));
        } catch (TimeoutException e) {
            return "late";
        }
    }

    // Future.cancel: false when the task is done.
    // outcomes: early | true | false
    // seen on java: all
    static String cancel() throws Exception {
        FutureTask<String> task = doneOnce();
        return "" + ifStepped(() -> task.cancel(false));
    }

    // FutureTask.run: one of two threads runs it.
    // outcomes: early | other | main
    // seen on java: all
    static String runTwice() throws Exception {
        Thread main = Thread.currentThread();
        FutureTask<String> task = new FutureTask<>(() -> Thread.currentThread() == main ? "main" : "other");
        start(() -> {
            step = 1;
            task.run();
        });
        return "" + ifStepped(() -> {
            task.run();
            return task.get();
        });
    }

    private static final class Open extends FutureTask<String> {
        Open() {
            super(() -> "");
        }

        @Override
        public void set(String value) {
            super.set(value);
        }
    }

    // FutureTask.set: the first counts.
    // outcomes: early | other | main
    // seen on java: all
    static String setTwice() throws Exception {
        Open task = new Open();
        start(() -> {
            step = 1;
            task.set("other");
        });
        return "" + ifStepped(() -> {
            task.set("main");
            return task.get();
        });
    }

    // Future.cancel: a task that has not begun never does, although another one that was submitted later has.
    // outcomes: early | ran | did not
    // seen on java: early | ran
    static String cancelBeforeItBegins() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> first = pool.submit(() -> note("ran"));
        pool.submit(() -> step = 1);
        String when = "" + ifStepped(() -> "late");
        first.cancel(false);
        pool.shutdown();
        until(pool::isTerminated);
        return when.equals("early") ? when : notes().isEmpty() ? "did not" : "ran";
    }

    private static ThreadPoolExecutor pool(int threads) {
        return (ThreadPoolExecutor) Executors.newFixedThreadPool(threads);
    }

    // ThreadPoolExecutor.shutdownNow: the tasks that no thread has taken yet.
    // outcomes: early | 0 | 1
    // seen on java: all
    static String shutdownNow() throws Exception {
        ThreadPoolExecutor pool = pool(1);
        pool.execute(() -> step = 1);
        pool.execute(() -> { });
        return ifStepped(pool, () -> pool.shutdownNow().size());
    }

    // ThreadPoolExecutor.getActiveCount.
    // outcomes: early | 0 | 1
    // seen on java: all
    static String getActiveCount() throws Exception {
        ThreadPoolExecutor pool = pool(1);
        pool.execute(() -> step = 1);
        return ifStepped(pool, pool::getActiveCount);
    }

    // ThreadPoolExecutor.getCompletedTaskCount.
    // outcomes: early | 0 | 1
    // seen on java: all
    static String getCompletedTaskCount() throws Exception {
        ThreadPoolExecutor pool = pool(1);
        pool.execute(() -> step = 1);
        return ifStepped(pool, pool::getCompletedTaskCount);
    }

    // ThreadPoolExecutor.getQueue.
    // outcomes: early | 0 | 1
    // seen on java: all
    static String getQueue() throws Exception {
        ThreadPoolExecutor pool = pool(1);
        pool.execute(() -> step = 1);
        pool.execute(() -> { });
        return ifStepped(pool, () -> pool.getQueue().size());
    }

    // ExecutorService.shutdown interrupts threads that wait for tasks.
    // outcomes: early | true | false
    // seen on java: early | false
    static String interruptedByShutdown() throws Exception {
        ThreadPoolExecutor pool = pool(1);
        pool.execute(() -> {
            who = Thread.currentThread();
            step = 1;
        });
        return ifStepped(pool, () -> {
            pool.shutdown();
            return who.isInterrupted();
        });
    }

    // newFixedThreadPool: any of its threads takes a task, also the one that has come to its end of a task last.
    // outcomes: 0 1 | 0 2 | 1 1 | 1 2
    // seen on java: 0 1 | 1 1
    static String whoTakes() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CountDownLatch allAreThere = new CountDownLatch(1);
        Future<?> first = pool.submit(() -> {
            allAreThere.await();
            return null;
        });
        Future<Integer> second = pool.submit(() -> step);
        Future<String> third = pool.submit(() -> Thread.currentThread().getName());
        allAreThere.countDown();
        first.get();
        step = 1;
        String name = third.get();
        int seen = second.get();
        pool.shutdown();
        return seen + " " + name.charAt(name.length() - 1);
    }

    // ExecutorService.awaitTermination: false when the time is over.
    // outcomes: true true | false true | false false
    // seen on java: true true | false true
    static String awaitTermination() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> { });
        pool.shutdown();
        boolean atOnce = pool.awaitTermination(0, TimeUnit.SECONDS);
        return atOnce + " " + pool.awaitTermination(1, TimeUnit.SECONDS);
    }

    // Thread.setName, of a thread that runs.
    // outcomes: early a | early b | late a | late b
    // seen on java: all
    static String renamed() throws Exception {
        Thread thread = new Thread(() -> {
            step = 1;
            note(Thread.currentThread().getName());
        }, "a");
        thread.start();
        String when = "" + ifStepped(() -> "late");
        thread.setName("b");
        return when + " " + end(thread);
    }

    // What a thread does before it dies of an exception is one step with its end for nobody who looks before.
    // outcomes: early | seen | exception: IllegalStateException
    // seen on java: early | seen
    static String beforeException() throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
            step = 1;
            latch.countDown();
            throw new IllegalStateException();
        }).start();
        return "" + ifStepped(() -> "seen");
    }
}
