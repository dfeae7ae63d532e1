// verdict: none
// races: race
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Who puts an object into a queue goes on using it. */
public class RaceQueueKept {
    public static void main(String[] arguments) throws InterruptedException {
        BlockingQueue<int[]> there = new LinkedBlockingQueue<>();
        new Thread(() -> {
            try {
                there.take()[0]++;
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }).start();
        int[] cell = {1};
        there.put(cell);
        cell[0]++;
    }
}
