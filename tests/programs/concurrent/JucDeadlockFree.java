import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** Philosophers with tryLock and with ordered locks: everybody eats. */
public class JucDeadlockFree {
    public static void main(String[] args) throws Exception {
        int seats = 4, meals = 10;
        Lock[] forks = new Lock[seats];
        for (int i = 0; i < seats; i++) {
            forks[i] = new ReentrantLock(i % 2 == 0);
        }
        int[] eaten = new int[seats];
        Thread[] threads = new Thread[seats];
        for (int i = 0; i < seats; i++) {
            int me = i;
            Lock left = forks[i], right = forks[(i + 1) % seats];
            threads[i] = new Thread(() -> {
                while (eaten[me] < meals) {
                    if (me == 0) {
                        right.lock();
                        left.lock();
                    } else {
                        left.lock();
                        if (!right.tryLock()) {
                            left.unlock();
                            Thread.yield();
                            continue;
                        }
                    }
                    eaten[me]++;
                    right.unlock();
                    left.unlock();
                }
            }, "philosopher-" + i);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
            System.out.println(thread.getName() + " " + thread.isAlive());
        }
        System.out.println(eaten[0] + eaten[1] + eaten[2] + eaten[3]);
    }
}
