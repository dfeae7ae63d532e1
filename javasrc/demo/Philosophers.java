/** Dining philosophers: each takes the left fork, then the right one. Arguments: how many sit at the table. */
public class Philosophers {
    public static void main(String[] arguments) {
        int count = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 5;
        Object[] forks = new Object[count];
        for (int i = 0; i < count; i++) {
            forks[i] = new Object();
        }
        for (int i = 0; i < count; i++) {
            Object left = forks[i], right = forks[(i + 1) % count];
            new Thread(() -> eat(left, right), "philosopher " + i).start();
        }
    }

    private static void eat(Object left, Object right) {
        while (true) {
            synchronized (left) {
                synchronized (right) {
                    System.out.println(Thread.currentThread().getName() + " eats");
                }
            }
        }
    }
}
