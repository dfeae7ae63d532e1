package bench;

/**
 * A store that doubles its array lets another thread copy the elements and does not wait for it: a reader finds null. It is made
 * lazily without a lock, so that there may also be two of it.
 * Arguments: elements; "fixed" waits for the copy.
 */
public final class SoftTest {
    private static SoftTest store;

    private final boolean fixed;
    private String[] elements = new String[1];
    private int count;

    private SoftTest(boolean fixed) {
        this.fixed = fixed;
    }

    private static SoftTest store(boolean fixed) {
        if (store == null)
            store = new SoftTest(fixed);
        return store;
    }

    private void add(String element) {
        if (count == elements.length)
            enlarge();
        elements[count++] = element;
    }

    private void enlarge() {
        String[] old = elements, larger = new String[2 * old.length];
        Thread copier = new Thread(() -> System.arraycopy(old, 0, larger, 0, old.length));
        copier.start();
        if (fixed)
            Threads.join(copier);
        elements = larger;
    }

    private int length(int index) {
        return elements[index].length();
    }

    public static void main(String[] arguments) {
        int count = Arguments.number(arguments, 0, 2);
        boolean fixed = Arguments.has(arguments, "fixed");
        for (int i = 0; i < count; i++)
            store(fixed).add("element");
        for (int i = 0; i < count; i++)
            store(fixed).length(i);
    }
}
