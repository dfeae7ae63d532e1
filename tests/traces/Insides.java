import java.util.LinkedList;
import java.util.concurrent.locks.ReentrantLock;

/** What the library does inside is one row of a counterexample, and a lock that it takes is held all the same. */
public class Insides {
    static final ReentrantLock lock = new ReentrantLock();
    static final LinkedList<Integer> items = new LinkedList<>();

    static int take() {
        lock.lock();
        try {
            if (items.isEmpty())
                items.add(1);
        } finally {
            lock.unlock();
        }
        lock.lock();
        try {
            return items.removeFirst();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(Insides::take, "other");
        other.start();
        take();
        other.join();
    }
}
