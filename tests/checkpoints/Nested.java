/** Threads that are started by threads, in any order: their numbers depend on who is met first. */
public class Nested {
    static int sum;
    static final Object lock = new Object();

    static void work(int times) {
        for (int i = 0; i < times; i++) {
            synchronized (lock) {
                sum++;
            }
        }
    }

    static class Parent extends Thread {
        final int children;

        Parent(int children) {
            this.children = children;
        }

        @Override
        public void run() {
            for (int i = 0; i < children; i++) {
                final int times = 1 + i % 2;
                work(1);
                new Thread(() -> work(times)).start();
            }
        }
    }

    public static void main(String[] args) {
        int parents = Integer.parseInt(args[0]);
        for (int i = 0; i < parents; i++) {
            new Parent(1 + i % 2).start();
        }
        assert sum < 100;
    }
}
