import java.lang.reflect.Field;

/** What reflection may do to final fields. */
public class FinalFields {
    static class Box {
        final int fixed;
        final Object object;
        static final long SHARED = Long.parseLong("5");

        Box(int fixed, Object object) {
            this.fixed = fixed;
            this.object = object;
        }
    }

    interface Action {
        void run() throws Exception;
    }

    static void attempt(Action action) {
        try {
            action.run();
            System.out.println("fine");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Box box = new Box(1, "one");
        Field fixed = Box.class.getDeclaredField("fixed"), object = Box.class.getDeclaredField("object"), shared = Box.class.getDeclaredField("SHARED");
        attempt(() -> fixed.setInt(box, 2));
        attempt(() -> object.set(box, "two"));
        attempt(() -> object.set(box, null));
        attempt(() -> shared.setLong(null, 6));
        fixed.setAccessible(true);
        object.setAccessible(true);
        shared.setAccessible(true);
        attempt(() -> fixed.setInt(box, 3));
        attempt(() -> object.set(box, "three"));
        attempt(() -> shared.setLong(null, 7));
        attempt(() -> shared.set(null, 7L));
        System.out.println(fixed.get(box) + " " + object.get(box) + " " + shared.get(null));
    }
}
