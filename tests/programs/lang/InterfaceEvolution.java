import java.util.function.Supplier;

/** Interfaces with constants, generic defaults, functional ones with Object methods, stacked traits. */
public class InterfaceEvolution {
    interface Stack<T> {
        void push(T t);
        T pop();
        boolean isEmpty();
        default T peekOr(Supplier<? extends T> other) {
            if (isEmpty()) return other.get();
            T t = pop();
            push(t);
            return t;
        }
        default Stack<T> pushAll(Iterable<? extends T> all) { for (T t : all) push(t); return this; }
        static <T> Stack<T> create() {
            return new Stack<T>() {
                private Object[] items = new Object[1];
                private int n;
                public void push(T t) { if (n == items.length) items = java.util.Arrays.copyOf(items, 2 * n); items[n++] = t; }
                @SuppressWarnings("unchecked") public T pop() { return (T) items[--n]; }
                public boolean isEmpty() { return n == 0; }
            };
        }
    }

    @FunctionalInterface interface Op { int apply(int x); boolean equals(Object o); String toString(); default Op then(Op next) { return x -> next.apply(apply(x)); } Op ID = x -> x; }
    interface Logged { java.util.List<String> LOG = new java.util.ArrayList<>(); default void log(String s) { LOG.add(getClass().getSimpleName() + ":" + s); } }
    interface Counted { int[] COUNT = {0}; default int count() { return ++COUNT[0]; } }
    static class Traits implements Logged, Counted { void go() { log("go" + count()); } }

    public static void main(String[] args) {
        Stack<String> s = Stack.create();
        System.out.println(s.peekOr(() -> "none"));
        s.pushAll(java.util.Arrays.asList("a", "b", "c"));
        System.out.println(s.peekOr(() -> "none") + s.pop() + s.pop() + s.pop() + s.isEmpty());
        Op inc = x -> x + 1, twice = x -> x * 2;
        System.out.println(inc.then(twice).then(inc).then(Op.ID).apply(5));
        new Traits().go();
        new Traits().go();
        System.out.println(Logged.LOG + " " + Counted.COUNT[0]);
    }
}
