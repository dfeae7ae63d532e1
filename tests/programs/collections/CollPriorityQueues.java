// since: 17
import java.util.*;

/** Priority queues: the heap order that iteration shows, removal while iterating, comparators. */
public class CollPriorityQueues {
    interface Op {
        Object run() throws Exception;
    }

    /** Prints a result, or the exception (without the message where the VM writes it). */
    static void t(String label, Op op) {
        try {
            System.out.println(label + " = " + show(op.run()));
        } catch (NullPointerException | ClassCastException | ArrayStoreException
                | ArrayIndexOutOfBoundsException e) {
            System.out.println(label + " ! " + e.getClass().getName());
        } catch (Exception e) {
            System.out.println(label + " ! " + e);
        }
    }

    static String show(Object o) {
        if (o instanceof Object[]) {
            return Arrays.deepToString((Object[]) o);
        }
        if (o instanceof int[]) {
            return Arrays.toString((int[]) o);
        }
        return String.valueOf(o);
    }

    public static void main(String[] args) {
        Random r = new Random(11);
        PriorityQueue<Integer> q = new PriorityQueue<>();
        for (int i = 0; i < 400; i++) {
            int v = r.nextInt(50);
            String label = i + " ";
            switch (r.nextInt(10)) {
                case 0: case 1: case 2: case 3: t(label + "add " + v, () -> q.add(v)); break;
                case 4: t(label + "poll", () -> q.poll()); break;
                case 5: t(label + "peek", () -> q.peek()); break;
                case 6: t(label + "remove " + v, () -> q.remove(v)); break;
                case 7: t(label + "contains " + v, () -> q.contains(v)); break;
                case 8: t(label + "iterate", () -> {
                    StringBuilder b = new StringBuilder();
                    for (Iterator<Integer> it = q.iterator(); it.hasNext();) {
                        int x = it.next();
                        b.append(x).append(' ');
                        if (x % 6 == 1) {
                            it.remove();
                        }
                    }
                    return b;
                }); break;
                default: t(label + "removeIf", () -> q.removeIf(x -> x % 10 == 7)); break;
            }
            if (i % 10 == 0) {
                System.out.println(q + " " + q.size());
            }
        }
        System.out.println(new PriorityQueue<>(q) + " " + Arrays.toString(q.toArray()));
        StringBuilder b = new StringBuilder();
        while (!q.isEmpty()) {
            b.append(q.remove()).append(' ');
        }
        System.out.println(b);
        t("empty remove", () -> q.remove());
        t("empty element", () -> q.element());
        t("empty poll", () -> q.poll());
        System.out.println(new PriorityQueue<>(Arrays.asList(9, 4, 7, 1, 8, 2, 6, 3, 5, 0)));
        System.out.println(new PriorityQueue<>(new TreeSet<>(Arrays.asList(9, 4, 7))) + " " + new PriorityQueue<Integer>(new TreeSet<>(Arrays.asList(9, 4, 7)).descendingSet()));
        PriorityQueue<String> byLength = new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        Collections.addAll(byLength, "pear", "fig", "apple", "kiwi", "banana", "date", "plum", "nut");
        System.out.println(byLength + " " + new PriorityQueue<>(byLength) + " " + byLength.retainAll(Set.of("fig", "kiwi", "plum", "banana")) + byLength);
        while (byLength.size() > 0) {
            System.out.print(byLength.poll() + " ");
        }
        System.out.println();
        t("null", () -> new PriorityQueue<Integer>().offer(null));
        t("capacity", () -> new PriorityQueue<Integer>(0));
        t("not comparable", () -> new PriorityQueue<Object>().add(new Object()));
        t("self", () -> { PriorityQueue<Integer> p = new PriorityQueue<>(List.of(1)); return p.addAll(p); });
        PriorityQueue<Integer> p = new PriorityQueue<>(List.of(3, 1, 2));
        t("changed", () -> { for (int x : p) { p.add(x); } return p; });
        t("forEach changed", () -> { p.forEach(x -> p.add(0)); return p; });
        t("iterator misuse", () -> { p.iterator().remove(); return p; });
        p.clear();
        System.out.println(p + " " + p.comparator());
    }
}
