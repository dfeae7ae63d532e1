/** Philosophers with ordered forks: no deadlock, everyone eats. */
public class DiningPhilosophers {
    public static void main(String[] args) throws InterruptedException {
        int n = 5;
        Object[] forks = new Object[n];
        for (int i = 0; i < n; i++) forks[i] = new Object();
        int[] meals = new int[n];
        Thread[] philosophers = new Thread[n];
        for (int i = 0; i < n; i++) {
            int me = i;
            Object first = forks[Math.min(i, (i + 1) % n)], second = forks[Math.max(i, (i + 1) % n)];
            philosophers[i] = new Thread(() -> {
                for (int k = 0; k < 50; k++) {
                    synchronized (first) {
                        synchronized (second) {
                            meals[me]++;
                        }
                    }
                }
            });
        }
        for (Thread t : philosophers) t.start();
        for (Thread t : philosophers) t.join();
        System.out.println(java.util.Arrays.toString(meals));
    }
}
