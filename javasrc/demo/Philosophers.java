/** Dining philosophers: each takes the left fork, then the right one. Arguments: how many sit at the table. */
public class Philosophers {
    static final class Fork {
    }

    public static void main(String[] arguments) {
        int count = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 5;
        Fork[] forks = new Fork[count];
        for (int i = 0; i < count; i++) {
            forks[i] = new Fork();
        }
        for (int i = 0; i < count; i++) {
            Fork left = forks[i], right = forks[(i + 1) % count];
            new Thread(() -> eat(left, right), "philosopher " + i).start();
        }
    }

    private static void eat(Fork left, Fork right) {
        while (true) {
            synchronized (left) {
                synchronized (right) {
                    System.out.println(Thread.currentThread().getName() + " eats");
                }
            }
        }
    }
}
