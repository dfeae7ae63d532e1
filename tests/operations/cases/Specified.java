import clew.Operation;

/** A stack that is meant to be a queue: sequentially wrong, which only another specification shows. */
public class Specified {
    private final java.util.ArrayDeque<Integer> elements = new java.util.ArrayDeque<>();

    @Operation public synchronized void add(int element) { elements.push(element); }
    @Operation public synchronized Integer poll() { return elements.poll(); }

    public static class Queue {
        private final java.util.ArrayDeque<Integer> elements = new java.util.ArrayDeque<>();

        public void add(int element) { elements.add(element); }
        public Integer poll() { return elements.poll(); }
    }

    public static class Other {
        public void add(int element) { }
    }
}
