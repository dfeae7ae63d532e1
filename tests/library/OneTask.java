import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.RecursiveTask;

/** A pool, as the argument says, does a task or two. */
public class OneTask {
    private static final class Sum extends RecursiveTask<Integer> {
        private final int from, to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (from == to)
                return from;
            Sum left = new Sum(from, from);
            left.fork();
            return new Sum(from + 1, to).compute() + left.join();
        }
    }

    public static void main(String[] arguments) throws Exception {
        switch (arguments[0]) {
        case "fixed":
            ExecutorService pool = Executors.newFixedThreadPool(1);
            Future<Integer> future = pool.submit(() -> 7);
            assert future.get() == 7;
            pool.shutdown();
            break;
        case "invoke":
            assert new ForkJoinPool(1).invoke(new Sum(7, 7)) == 7;
            break;
        default:
            assert new ForkJoinPool(1).invoke(new Sum(3, 4)) == 7;
        }
    }
}
