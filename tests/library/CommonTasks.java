import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ForkJoinPool;

/** Tasks of the common pool, and two threads that exchange something. */
public class CommonTasks {
    private static void exchange() throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        String[] got = new String[1];
        Thread other = new Thread(() -> {
            try {
                got[0] = exchanger.exchange("a");
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        String mine = exchanger.exchange("b");
        other.join();
        assert mine.equals("a") && got[0].equals("b");
    }

    public static void main(String[] arguments) throws Exception {
        switch (arguments[0]) {
        case "common":
            assert ForkJoinPool.commonPool().submit(() -> 7).get() == 7;
            break;
        case "async":
            assert CompletableFuture.supplyAsync(() -> 8).thenApply(x -> x + 1).get() == 9;
            break;
        default:
            exchange();
        }
        System.out.println("done: " + arguments[0]);
    }
}
