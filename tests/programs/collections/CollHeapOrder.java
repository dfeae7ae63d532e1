import java.util.Arrays;
import java.util.PriorityQueue;
import java.util.Random;

/** Which elements a priority queue compares, in which order, and with whom. */
public class CollHeapOrder {
    static final StringBuilder asked = new StringBuilder();

    static int compare(Integer a, Integer b) {
        asked.append(' ').append(a).append(':').append(b);
        return Integer.compare(a / 2, b / 2);
    }

    static void show(String what) {
        System.out.println(what + asked);
        asked.setLength(0);
    }

    public static void main(String[] arguments) {
        PriorityQueue<Integer> queue = new PriorityQueue<>(4, CollHeapOrder::compare);
        Random random = new Random(5);
        for (int i = 0; i < 60; i++) {
            int value = random.nextInt(20), choice = random.nextInt(5);
            if (choice < 3) {
                show("offer " + queue.offer(value));
            } else if (choice == 3) {
                show("poll " + queue.poll());
            } else {
                show("remove " + value + " " + queue.remove(value));
            }
            System.out.println(queue);
        }
        queue.addAll(Arrays.asList(9, 8, 7, 6, 5, 4, 3, 2, 1));
        show("more");
        queue.removeIf(value -> value % 3 == 0);
        show("removeIf " + queue);
        try {
            new PriorityQueue<Object>(Arrays.asList(1, "a"));
        } catch (ClassCastException thrown) {
            System.out.println(thrown.getMessage());
        }
    }
}
