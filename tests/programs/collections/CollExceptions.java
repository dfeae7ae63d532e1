// until: 17
// since: 17
import java.util.*;

/** The messages of index and state errors, and the exception classes themselves. */
public class CollExceptions {
    interface Op {
        Object run() throws Exception;
    }

    static void t(String label, Op op) {
        try {
            System.out.println(label + " = " + op.run());
        } catch (Exception e) {
            System.out.println(label + " ! " + e + (e.getCause() == null ? "" : " <- " + e.getCause()));
        }
    }

    static void list(String name, List<Integer> l) {
        for (int i : new int[] {-1, 3, 4}) {
            t(name + " get " + i, () -> l.get(i));
            t(name + " set " + i, () -> l.set(i, 0));
            t(name + " remove " + i, () -> l.remove(i));
            if (i != 3 && (i > 0 || !(l instanceof Vector))) {
                t(name + " add " + i, () -> { l.add(i, 0); return ""; });
            }
            if (i != 3) {
                t(name + " addAll " + i, () -> l.addAll(i, List.of(1)));
                t(name + " listIterator " + i, () -> l.listIterator(i));
            }
            t(name + " subList " + i, () -> l.subList(i, 3).size());
            t(name + " subList to " + i, () -> l.subList(0, i).size());
        }
        t(name + " subList 2 1", () -> l.subList(2, 1));
    }

    public static void main(String[] args) {
        list("ArrayList", new ArrayList<>(List.of(1, 2, 3)));
        list("LinkedList", new LinkedList<>(List.of(1, 2, 3)));
        list("Vector", new Vector<>(List.of(1, 2, 3)));
        list("asList", Arrays.asList(1, 2, 3));
        list("List.of", List.of(1, 2, 3));
        list("List.of1", List.of(1));
        list("sub", new ArrayList<>(List.of(0, 1, 2, 3, 4)).subList(1, 4));
        list("linked sub", new LinkedList<>(List.of(0, 1, 2, 3, 4)).subList(1, 4));
        list("nCopies", Collections.nCopies(3, 1));
        list("empty", Collections.emptyList());
        list("singleton", Collections.singletonList(1));
        Vector<Integer> v = new Vector<>(List.of(1, 2, 3));
        t("elementAt", () -> v.elementAt(3));
        t("elementAt -1", () -> v.elementAt(-1));
        t("setElementAt", () -> { v.setElementAt(1, 5); return ""; });
        t("removeElementAt", () -> { v.removeElementAt(3); return ""; });
        t("removeElementAt -1", () -> { v.removeElementAt(-1); return ""; });
        t("insertElementAt", () -> { v.insertElementAt(1, 9); return ""; });
        t("lastIndexOf", () -> v.lastIndexOf(1, 7));
        t("setSize", () -> { v.setSize(5); return v; });
        t("firstElement", () -> new Vector<>().firstElement());
        t("lastElement", () -> new Vector<>().lastElement());
        t("elements", () -> new Vector<>().elements().nextElement());
        t("Vector(-1)", () -> new Vector<>(-1));
        t("pop", () -> new Stack<>().pop());
        t("peek", () -> new Stack<>().peek());
        t("ArrayList(-1)", () -> new ArrayList<>(-1));
        t("HashMap(-1)", () -> new HashMap<>(-1));
        t("HashMap load", () -> new HashMap<>(1, 0f));
        t("HashMap NaN", () -> new HashMap<>(1, Float.NaN));
        t("HashSet(-2)", () -> new HashSet<>(-2));
        t("LinkedHashMap", () -> new LinkedHashMap<>(-3));
        t("Hashtable(-1)", () -> new Hashtable<>(-1));
        t("Hashtable load", () -> new Hashtable<>(1, -1f));
        t("Hashtable keys", () -> new Hashtable<>().keys().nextElement());
        t("IdentityHashMap", () -> new IdentityHashMap<>(-1));
        t("PriorityQueue", () -> new PriorityQueue<>(-1));
        t("removeFirst", () -> new LinkedList<>().removeFirst());
        t("getLast", () -> new LinkedList<>().getLast());
        t("element", () -> new LinkedList<>().element());
        t("pop deque", () -> new ArrayDeque<>().pop());
        t("firstKey", () -> new TreeMap<>().firstKey());
        t("first", () -> new TreeSet<>().first());
        t("next", () -> new ArrayList<>().iterator().next());
        t("map next", () -> new HashMap<>().keySet().iterator().next());
        t("remove", () -> { new ArrayList<>().iterator().remove(); return ""; });
        t("map remove", () -> { new HashMap<>().keySet().iterator().remove(); return ""; });
        t("tree remove", () -> { new TreeMap<>().keySet().iterator().remove(); return ""; });
        t("table remove", () -> { new Hashtable<>().keySet().iterator().remove(); return ""; });
        t("linked remove", () -> { new LinkedList<>().iterator().remove(); return ""; });
        t("linked set", () -> { new LinkedList<>().listIterator().set(1); return ""; });
        t("key add", () -> new HashMap<>().keySet().add(1));
        t("values add", () -> new HashMap<>().values().add(1));
        t("tree key add", () -> new TreeMap<>().keySet().add(1));
        t("null collection", () -> new ArrayList<>().removeAll(null));
        System.out.println(new ConcurrentModificationException("m") + " " + new NoSuchElementException("n") + " " + new EmptyStackException() + " " + new InputMismatchException("i")
                + " " + new ConcurrentModificationException(new RuntimeException("c")) + " " + new NoSuchElementException("a", new RuntimeException("b")).getCause());
        MissingResourceException mre = new MissingResourceException("s", "C", "k");
        System.out.println(mre + " " + mre.getClassName() + mre.getKey());
        try {
            new ArrayList<>(List.of(1)).get(1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
