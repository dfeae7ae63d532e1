// verdict: assertion
import clew.Verify;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.PriorityBlockingQueue;

/** Verify.endAtomic without a beginAtomic does nothing, also where the library calls it: others can come in between later. */
public class EndedInCallback {
    private static int sum;

    private static int compare(Integer a, Integer b) {
        Verify.endAtomic();
        return a - b;
    }

    private static void add() {
        PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>(4, EndedInCallback::compare);
        queue.add(2);
        queue.add(1);
        ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>(EndedInCallback::compare);
        map.put(1, 1);
        map.put(2, 1);
        int before = sum;
        sum = before + 1;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(EndedInCallback::add);
        thread.start();
        add();
        thread.join();
        assert sum == 2;
    }
}
