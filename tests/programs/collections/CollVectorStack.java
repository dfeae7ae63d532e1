// since: 17
import java.util.*;

/** The old classes: Vector, Stack, Hashtable, Enumeration, Dictionary. */
public class CollVectorStack {
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
        Vector<String> v = new Vector<>(2, 3);
        StringBuilder caps = new StringBuilder();
        for (int i = 0; i < 12; i++) {
            v.addElement("e" + i);
            caps.append(v.capacity()).append(' ');
        }
        System.out.println(caps + " " + v);
        Vector<Integer> w = new Vector<>();
        for (int i = 0; i < 45; i++) {
            w.add(i);
        }
        System.out.println(w.capacity() + " " + w.firstElement() + w.lastElement());
        v.insertElementAt("ins", 3);
        v.removeElementAt(0);
        v.setElementAt("set", 0);
        System.out.println(v + " " + v.removeElement("e5") + v.removeElement("none") + v.indexOf("e7", 2) + v.indexOf("e7", 9) + v.lastIndexOf("set") + v.contains("ins") + v.elementAt(2));
        Object[] into = new Object[v.size()];
        v.copyInto(into);
        System.out.println(Arrays.toString(into));
        v.setSize(3);
        System.out.println(v + " " + v.size());
        v.setSize(5);
        v.trimToSize();
        v.ensureCapacity(8);
        System.out.println(v + " " + v.capacity() + v.equals(Arrays.asList(v.toArray())) + v.hashCode());
        for (Enumeration<String> e = v.elements(); e.hasMoreElements();) {
            System.out.print(e.nextElement() + " ");
        }
        Iterator<String> asIterator = v.elements().asIterator();
        System.out.println(asIterator.next() + asIterator.hasNext());
        v.removeAllElements();
        System.out.println(v + " " + v.isEmpty());

        Stack<Integer> s = new Stack<>();
        for (int i = 0; i < 6; i++) {
            System.out.print(s.push(i * i) + " ");
        }
        System.out.println(s + " " + s.peek() + s.pop() + s.search(9) + s.search(0) + s.search(77) + s.empty() + s);
        Collections.reverse(s);
        System.out.println(s + " " + s.get(0) + s.indexOf(4));
        t("drain", () -> { while (true) { s.pop(); } });

        Hashtable<String, Integer> h = new Hashtable<>();
        String[] names = "red green blue white black cyan pink grey gold lime navy plum teal".split(" ");
        for (int i = 0; i < names.length; i++) {
            h.put(names[i], i);
            System.out.println(h);
        }
        System.out.println(Collections.list(h.keys()) + " " + Collections.list(h.elements()) + h.contains(3) + h.containsValue(99) + h.containsKey("blue"));
        t("null key", () -> h.put(null, 1));
        t("null value", () -> h.put("a", null));
        t("contains null", () -> h.contains(null));
        t("get null", () -> h.get(null));
        System.out.println(h.remove("red") + " " + h.remove("none") + h.size() + h.getOrDefault("none", -1) + h.putIfAbsent("red", 7) + h.merge("red", 1, Integer::sum)
                + h.computeIfAbsent("new", String::length) + h.compute("new", (k, x) -> null) + h.computeIfPresent("pink", (k, x) -> x * 2) + h.replace("gold", 1) + h.replace("lime", 9, 0));
        h.replaceAll((k, x) -> x + 1);
        h.forEach((k, x) -> System.out.print(k + x + " "));
        System.out.println(h.hashCode() + " " + h.equals(new HashMap<>(h)));
        Iterator<String> it = h.keySet().iterator();
        while (it.hasNext()) {
            if (it.next().length() == 4) {
                it.remove();
            }
        }
        System.out.println(h + " " + h.clone());
        Dictionary<String, Integer> dictionary = h;
        System.out.println(dictionary.size() + " " + dictionary.get("green") + dictionary.isEmpty());
        t("enumeration remove", () -> { ((Iterator<?>) h.keys()).next(); ((Iterator<?>) h.keys()).remove(); return ""; });
        h.clear();
        System.out.println(h);
    }
}
