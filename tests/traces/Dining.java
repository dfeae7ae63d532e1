/* The dining philosophers: each takes the left fork first. */
public class Dining {
    static class Fork {
    }

    static class Philosopher extends Thread {
        private final Fork left, right;

        Philosopher(String name, Fork left, Fork right) {
            super(name);
            this.left = left;
            this.right = right;
        }

        @Override
        public void run() {
            for (int meals = 0; meals < 2; meals++) {
                synchronized (left) {
                    synchronized (right) {
                    }
                }
            }
        }
    }

    public static void main(String[] args) {
        int count = Integer.parseInt(args[0]);
        Fork[] forks = new Fork[count];
        for (int i = 0; i < count; i++)
            forks[i] = new Fork();
        for (int i = 0; i < count; i++)
            new Philosopher("Phil-" + (i + 1), forks[i], forks[(i + 1) % count]).start();
    }
}
