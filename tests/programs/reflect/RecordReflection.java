// since: 17
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;

/** What reflection tells about records. */
public class RecordReflection {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Note {
        String value();
    }

    record Point(int x, @Note("upward") double y, List<String> names, int[]... rest) {
        Point {
            if (x < 0) {
                throw new IllegalArgumentException("negative");
            }
        }

        static int count;

        int twice() {
            return 2 * x;
        }
    }

    record Empty() {
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Point.class.isRecord() + " " + String.class.isRecord() + " " + Record.class.isRecord() + " " + Point.class.getSuperclass());
        Point point = new Point(3, 4.5, List.of("a"), new int[] {1});
        for (RecordComponent component : Point.class.getRecordComponents()) {
            Object value = component.getAccessor().invoke(point);
            System.out.println(component + " | " + component.getGenericType() + " | " + component.getAccessor() + " | "
                    + (value instanceof int[][] deep ? Arrays.deepToString(deep) : value) + " | " + component.getAnnotation(Note.class) + " | "
                    + component.getDeclaringRecord().getSimpleName());
        }
        System.out.println(Empty.class.getRecordComponents().length + " " + String.class.getRecordComponents());
        Class<?>[] types = Arrays.stream(Point.class.getRecordComponents()).map(RecordComponent::getType).toArray(Class<?>[]::new);
        var made = Point.class.getDeclaredConstructor(types).newInstance(1, 2.0, List.of(), new int[0][]);
        System.out.println(made.x() + " " + made.twice() + " " + Arrays.toString(made.rest()));
        try {
            Point.class.getDeclaredConstructor(types).newInstance(-1, 2.0, List.of(), null);
        } catch (java.lang.reflect.InvocationTargetException e) {
            System.out.println(e.getCause());
        }
        var x = Point.class.getDeclaredField("x");
        System.out.println(x);
        x.setAccessible(true);
        try {
            x.setInt(point, 9);
        } catch (IllegalAccessException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Point.class.toGenericString());
    }
}
