/** Philosophers in a ring, who eat once when not all are seated. */
public class Ring {
    static int seated, meals;
    static final Object room = new Object();

    static synchronized void eat() {
        meals++;
    }

    static Runnable task(Object left, Object right) {
        return () -> {
            synchronized (room) {
                while (seated == 2) {
                    try {
                        room.wait();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }
                seated++;
            }
            synchronized (left) {
                synchronized (right) {
                    eat();
                }
            }
            synchronized (room) {
                seated--;
                room.notifyAll();
            }
        };
    }

    public static void main(String[] arguments) throws Exception {
        Object[] forks = new Object[3];
        Thread[] threads = new Thread[3];
        for (int i = 0; i < forks.length; i++) {
            forks[i] = new Object();
        }
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(task(forks[i], forks[(i + 1) % forks.length]));
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(meals);
    }
}
