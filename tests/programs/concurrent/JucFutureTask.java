// since: 17
import java.util.concurrent.*;

/** FutureTask: results, failures, cancellation, done(), text forms. */
public class JucFutureTask {
    static String tail(Object o) {
        String s = o.toString();
        return s.substring(s.indexOf('['));
    }

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 6 * 7);
        System.out.println(task.isDone() + " " + tail(task).startsWith("[Not completed, task = JucFutureTask$$Lambda"));
        new Thread(task).start();
        System.out.println(task.get() + " " + task.isDone() + " " + task.isCancelled() + " " + task.cancel(true) + " " + tail(task));
        task.run();

        FutureTask<String> failing = new FutureTask<>(() -> {
            throw new java.io.IOException("disk");
        });
        failing.run();
        try {
            failing.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage() + " | " + e.getCause() + " | " + tail(failing));
        }

        FutureTask<String> cancelled = new FutureTask<>(() -> System.out.println("never"), "r") {
            @Override
            protected void done() {
                System.out.println("done, cancelled " + isCancelled());
            }
        };
        System.out.println(cancelled.cancel(false) + " " + cancelled.cancel(false) + " " + tail(cancelled));
        cancelled.run();
        try {
            cancelled.get();
        } catch (CancellationException e) {
            System.out.println("cancelled " + e.getMessage());
        }

        CountDownLatch running = new CountDownLatch(1);
        FutureTask<String> endless = new FutureTask<>(() -> {
            running.countDown();
            try {
                Thread.sleep(1_000_000);
            } catch (InterruptedException e) {
                System.out.println("task interrupted");
            }
            return "late";
        });
        Thread runner = new Thread(endless);
        runner.start();
        running.await();
        try {
            endless.get(1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout " + e.getMessage());
        }
        boolean stopped = endless.cancel(true);
        runner.join();
        System.out.println(stopped);
        FutureTask<Integer> never = new FutureTask<>(() -> 1);
        Thread asker = new Thread(() -> {
            try {
                never.get();
            } catch (InterruptedException e) {
                System.out.println("asker interrupted");
            } catch (ExecutionException e) {
                System.out.println("unexpected");
            }
        });
        asker.start();
        asker.interrupt();
        asker.join();
    }
}
