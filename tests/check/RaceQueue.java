// verdict: none
// races: none
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Objects that go through queues belong to one thread at a time. */
public class RaceQueue {
    public static void main(String[] arguments) throws InterruptedException {
        BlockingQueue<int[]> there = new ArrayBlockingQueue<>(1), back = new LinkedBlockingQueue<>();
        new Thread(() -> {
            try {
                int[] taken = there.take();
                taken[0]++;
                back.put(taken);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }).start();
        int[] cell = {1};
        there.put(cell);
        int[] same = back.take();
        assert same == cell && cell[0] == 2;
    }
}
