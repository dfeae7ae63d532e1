import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Superclasses, interfaces, casts. */
public class ClassHierarchy {
    interface A {
    }

    interface B extends A {
    }

    static class P implements B {
    }

    static class Q extends P implements Comparable<Q> {
        public int compareTo(Q other) {
            return 0;
        }
    }

    public static void main(String[] args) {
        for (Class<?> type : new Class<?>[] {A.class, B.class, P.class, Q.class, int.class, int[].class, Q[].class, Object.class}) {
            System.out.println(type.getName() + " " + type.getSuperclass() + " " + Arrays.toString(type.getInterfaces()));
        }
        Class<?>[] all = {Object.class, A.class, B.class, P.class, Q.class, A[].class, Q[].class, Object[].class, int.class, long.class,
            int[].class, Cloneable.class};
        for (Class<?> from : all) {
            StringBuilder row = new StringBuilder();
            for (Class<?> to : all) {
                row.append(to.isAssignableFrom(from) ? '1' : '0');
            }
            System.out.println(row + " " + from.getSimpleName());
        }
        Object[] values = {new P(), new Q(), new Q[0], new int[0], "s", null};
        for (Class<?> type : all) {
            StringBuilder row = new StringBuilder();
            for (Object value : values) {
                row.append(type.isInstance(value) ? '1' : '0');
            }
            System.out.println(row + " " + type.getSimpleName());
        }
        System.out.println(P.class.cast(new Q()).getClass() + " " + P.class.cast(null));
        try {
            Q.class.cast(new P());
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Q.class.asSubclass(P.class));
        try {
            P.class.asSubclass(Q.class);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        List<String> list = new ArrayList<>();
        System.out.println(list.getClass() == ArrayList.class);
        System.out.println(int.class == Integer.TYPE);
        System.out.println(new int[0].getClass() == int[].class);
    }
}
