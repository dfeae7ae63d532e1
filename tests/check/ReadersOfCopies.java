// verdict: none
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Readers of a list that is copied do not wait for changes, and see all of a change or nothing; none is lost. */
public class ReadersOfCopies {
    private static final Object lock = new Object();
    private static final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2));

    public static void main(String[] arguments) throws InterruptedException {
        Thread changer = new Thread(() -> list.replaceAll(item -> {
            synchronized (lock) {
                return item + 2;
            }
        }));
        Thread adder = new Thread(() -> list.add(9));
        changer.start();
        adder.start();
        synchronized (lock) {
            int sum = 0;
            for (int item : list) {
                sum += item;
            }
            assert sum == 3 || sum == 7 || sum == 12 || sum == 16 || sum == 18 : sum;
        }
        changer.join();
        adder.join();
        assert list.get(0) == 3 && list.get(1) == 4 && (list.get(2) == 9 || list.get(2) == 11) : list;
    }
}
