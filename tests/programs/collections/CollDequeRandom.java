// since: 17
import java.util.*;

/** Random operations on deques, small and large, and iteration while the ends change. */
public class CollDequeRandom {
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

    static void drive(String name, Deque<Integer> d, long seed, int grow) {
        Random r = new Random(seed);
        int steps = 300;
        for (int i = 0; i < steps; i++) {
            Integer v = r.nextInt(25) == 0 ? null : Integer.valueOf(r.nextInt(20));
            String label = name + " " + i + " ";
            switch (r.nextInt(28)) {
                case 0: t(label + "addFirst", () -> { d.addFirst(v); return ""; }); break;
                case 1: t(label + "addLast", () -> { d.addLast(v); return ""; }); break;
                case 2: t(label + "offer", () -> d.offer(v) + " " + d.offerFirst(v) + " " + d.offerLast(v)); break;
                case 3: t(label + "push", () -> { d.push(v); return d.peek(); }); break;
                case 4: t(label + "pop", () -> d.pop()); break;
                case 5: t(label + "poll", () -> d.poll() + " " + d.pollFirst() + " " + d.pollLast()); break;
                case 6: t(label + "remove", () -> d.remove()); break;
                case 7: t(label + "removeFirst", () -> d.removeFirst() + " " + d.removeLast()); break;
                case 8: t(label + "peek", () -> d.peek() + " " + d.peekFirst() + " " + d.peekLast()); break;
                case 9: t(label + "element", () -> d.element() + " " + d.getFirst() + " " + d.getLast()); break;
                case 10: t(label + "removeFirstOccurrence", () -> d.removeFirstOccurrence(v)); break;
                case 11: t(label + "removeLastOccurrence", () -> d.removeLastOccurrence(v)); break;
                case 12: t(label + "contains", () -> d.contains(v)); break;
                case 13: t(label + "removeObject", () -> d.remove((Object) v)); break;
                case 14: t(label + "array", () -> d.toArray()); break;
                case 15: t(label + "removeIf", () -> d.removeIf(x -> x != null && x == 3)); break;
                case 16: t(label + "down", () -> {
                    StringBuilder b = new StringBuilder();
                    for (Iterator<Integer> it = d.descendingIterator(); it.hasNext();) {
                        Integer x = it.next();
                        b.append(x).append(' ');
                        if (x != null && x == 7) {
                            it.remove();
                        }
                    }
                    return b;
                }); break;
                case 17: t(label + "up", () -> {
                    StringBuilder b = new StringBuilder();
                    for (Iterator<Integer> it = d.iterator(); it.hasNext();) {
                        Integer x = it.next();
                        b.append(x).append(' ');
                        if (x != null && x == 9) {
                            it.remove();
                        }
                    }
                    return b;
                }); break;
                case 18: t(label + "bulk", () -> d.removeAll(Arrays.asList(1, 2)) + " " + d.retainAll(Arrays.asList(3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19))); break;
                case 19: t(label + "forEach", () -> { int[] sum = {0}; d.forEach(x -> sum[0] = sum[0] * 31 + x); return sum; }); break;
                default:
                    for (int n = r.nextInt(grow); n > 0; n--) {
                        d.add(r.nextInt(20));
                    }
                    break;
            }
            if (i % 11 == 0) {
                System.out.println(label + d + " " + d.size() + " " + d.isEmpty());
            }
        }
        d.clear();
        System.out.println(d);
    }

    public static void main(String[] args) {
        for (int seed = 0; seed < 3; seed++) {
            drive("ArrayDeque", new ArrayDeque<>(), seed, 3);
            drive("ArrayDeque large", new ArrayDeque<>(100), seed, 12);
            drive("LinkedList", new LinkedList<>(), seed, 4);
        }
        Deque<String> q = new ArrayDeque<>(Arrays.asList("a", "b", "c", "d"));
        StringBuilder seen = new StringBuilder();
        for (String s : q) {
            seen.append(s).append(q.poll()).append(' ');
        }
        System.out.println(seen + " " + q);
        q.addAll(Arrays.asList("a", "b", "c", "d"));
        for (String s : q) {
            seen.append(s);
            q.addLast(q.pollFirst());
        }
        System.out.println(seen + " " + q);
        t("removed ahead", () -> {
            for (String s : q) {
                q.pollLast();
            }
            return q;
        });
        Iterator<Integer> it = new ArrayDeque<>(List.of(1)).iterator();
        t("early remove", () -> { it.remove(); return ""; });
        t("next", () -> it.next());
        t("no next", () -> it.next());
        t("null", () -> new ArrayDeque<Integer>().add(null));
        t("null in", () -> new ArrayDeque<>(Arrays.asList(1, null)));
        t("clone", () -> new ArrayDeque<>(List.of(1, 2)).clone());
        Queue<Integer> lifo = Collections.asLifoQueue(new ArrayDeque<>());
        for (int i = 0; i < 5; i++) {
            lifo.add(i);
        }
        System.out.println(lifo + " " + lifo.poll() + lifo.peek() + lifo.remove() + lifo.element() + lifo.size() + lifo.contains(1));
        Queue<Integer> fifo = new ArrayDeque<>();
        long sum = 0;
        for (int i = 0; i < 20000; i++) {
            fifo.add(i);
            if (i % 3 != 0) {
                sum = sum * 31 + fifo.remove();
            }
        }
        System.out.println(sum + " " + fifo.size());
    }
}
