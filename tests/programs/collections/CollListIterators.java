// since: 17
import java.util.*;

/** Random walks of list iterators, with removals, additions and misuse. */
public class CollListIterators {
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

    static void walk(String name, List<Integer> l, long seed) {
        Random r = new Random(seed);
        ListIterator<Integer> it = l.listIterator(r.nextInt(l.size() + 1));
        for (int i = 0; i < 200; i++) {
            int v = i;
            String label = name + " " + i + " ";
            switch (r.nextInt(9)) {
                case 0: case 1: t(label + "next", () -> it.next()); break;
                case 2: case 3: t(label + "previous", () -> it.previous()); break;
                case 4: t(label + "remove", () -> { it.remove(); return l; }); break;
                case 5: t(label + "set", () -> { it.set(v); return l; }); break;
                case 6: t(label + "add", () -> { it.add(v); return l; }); break;
                case 7: t(label + "state", () -> it.hasNext() + " " + it.hasPrevious() + " " + it.nextIndex() + " " + it.previousIndex()); break;
                default:
                    if (i % 40 == 8) {
                        t(label + "remaining", () -> { StringBuilder b = new StringBuilder(); it.forEachRemaining(x -> b.append(x).append(' ')); return b; });
                    }
                    break;
            }
        }
    }

    public static void main(String[] args) {
        Integer[] start = {1, 2, 3, 4, 5, 6, 7};
        for (int seed = 0; seed < 4; seed++) {
            walk("ArrayList", new ArrayList<>(Arrays.asList(start)), seed);
            walk("LinkedList", new LinkedList<>(Arrays.asList(start)), seed);
            walk("Vector", new Vector<>(Arrays.asList(start)), seed);
            walk("sub", new ArrayList<>(Arrays.asList(start)).subList(1, 5), seed);
            walk("subsub", new LinkedList<>(Arrays.asList(start)).subList(1, 6).subList(1, 3), seed);
            walk("asList", Arrays.asList(start.clone()), seed);
            walk("immutable", List.of(start), seed);
            walk("immutable sub", List.of(start).subList(1, 4), seed);
            walk("unmodifiable", Collections.unmodifiableList(new LinkedList<>(Arrays.asList(start))), seed);
            walk("checked", Collections.checkedList(new ArrayList<>(Arrays.asList(start)), Integer.class), seed);
        }
    }
}
