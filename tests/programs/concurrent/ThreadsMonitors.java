import java.util.*;

/** Monitors: contended synchronized methods, static and instance ones, reentrancy, nesting, exceptions. */
public class ThreadsMonitors {
    static int total;
    int balance;

    static synchronized void addTotal(int n) {
        total += n;
    }

    synchronized void deposit(int n) {
        balance += n;
        if (n > 1) {
            deposit(0);
        }
    }

    synchronized int failing() {
        throw new IllegalStateException("inside");
    }

    static void transfer(ThreadsMonitors from, ThreadsMonitors to, int n) {
        ThreadsMonitors first = from.rank < to.rank ? from : to, second = first == from ? to : from;
        synchronized (first) {
            synchronized (second) {
                from.balance -= n;
                to.balance += n;
            }
        }
    }

    final int rank;

    ThreadsMonitors(int rank) {
        this.rank = rank;
    }

    public static void main(String[] args) throws InterruptedException {
        ThreadsMonitors a = new ThreadsMonitors(1), b = new ThreadsMonitors(2);
        Vector<Integer> vector = new Vector<>();
        StringBuffer buffer = new StringBuffer();
        List<Integer> list = Collections.synchronizedList(new ArrayList<>());
        Map<Integer, Integer> map = Collections.synchronizedMap(new TreeMap<>());
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int number = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 50; i++) {
                    addTotal(1);
                    a.deposit(2);
                    transfer(number % 2 == 0 ? a : b, number % 2 == 0 ? b : a, 1);
                    vector.add(i);
                    buffer.append('x');
                    list.add(i);
                    synchronized (map) {
                        map.put(i, map.getOrDefault(i, 0) + 1);
                    }
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(total + " " + a.balance + " " + b.balance + " " + vector.size() + " " + buffer.length() + " " + list.size() + " " + map.get(7) + " " + map.size());
        try {
            a.failing();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + Thread.holdsLock(a));
        }
        synchronized (a) {
            synchronized (a) {
                System.out.println(Thread.holdsLock(a) + " " + Thread.holdsLock(b));
            }
            System.out.println(Thread.holdsLock(a));
        }
        try {
            Object none = null;
            synchronized (none) {
                System.out.println("unexpected");
            }
        } catch (NullPointerException e) {
            System.out.println("null has no monitor");
        }
    }
}
