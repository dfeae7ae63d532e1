import java.util.function.Function;
import java.util.function.Supplier;

/** What is newer: sealed types, records, enums, lambdas, private interface methods, generics, pattern switches. */
public sealed interface Shapes permits Shapes.Circle, Shapes.Square {
    record Circle(double radius) implements Shapes { }

    record Square(@Deprecated double side, java.util.List<String> names) implements Shapes { }

    enum Size { SMALL, LARGE { @Override int weight() { return 2; } }; int weight() { return 1; } }

    private double half() {
        return area() / 2;
    }

    default double area() {
        return switch (this) {
            case Circle circle -> circle.radius() * circle.radius() * Math.PI;
            case Square(double side, var names) when side > 0 -> side * side;
            case Square square -> half();
        };
    }

    static <T extends Comparable<T>> Supplier<T> later(T value, Function<? super T, ? extends T> change) {
        Runnable nothing = new Runnable() {
            public void run() {
                System.out.println(value);
            }
        };
        nothing.run();
        return () -> change.apply(value);
    }
}
