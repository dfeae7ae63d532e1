/** Messages of ClassCastException: application classes, JDK classes, arrays, interfaces, primitives. */
public class CastMessages {
    interface Face { }
    static class A { }
    static class B extends A { }
    static final class F implements Face { }

    interface Task { Object run(); }

    static void attempt(Task t) {
        try {
            System.out.println("fine " + (t.run() != null));
        } catch (ClassCastException e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T blind(Object o) { return (T) o; }

    public static void main(String[] args) {
        Object text = "text", number = 5, a = new A(), array = new int[0], texts = new String[0], as = new A[0][0], lambda = (Object) "x";
        attempt(() -> (Integer) text);
        attempt(() -> (String) number);
        attempt(() -> (B) a);
        attempt(() -> (A) text);
        attempt(() -> (Face) a);
        attempt(() -> (Face) text);
        attempt(() -> (Runnable) text);
        attempt(() -> (Comparable<?>) a);
        attempt(() -> (String) array);
        attempt(() -> (int[]) text);
        attempt(() -> (long[]) array);
        attempt(() -> (Integer[]) texts);
        attempt(() -> (B[][]) as);
        attempt(() -> (A[]) as);
        attempt(() -> (Object[]) array);
        attempt(() -> (int) (Integer) text);
        attempt(() -> (Long) number);
        attempt(() -> (F) (Face) new F());
        attempt(() -> { Integer i = blind("s"); return i; });
        attempt(() -> { String[] s = CastMessages.<String[]>blind(new Object[0]); return s; });
        attempt(() -> Integer.class.cast(5) + String.class.cast(null));
        attempt(() -> String.class.cast(number));
        attempt(() -> (java.util.List<?>) java.util.Collections.emptyMap());
        attempt(() -> ((Comparable<Object>) text).compareTo(number));
    }
}
