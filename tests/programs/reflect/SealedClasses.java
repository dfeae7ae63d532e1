// since: 17
import java.util.Arrays;

/** Sealed types and nests. */
public class SealedClasses {
    sealed interface Shape permits Circle, Square, Other {
    }

    record Circle(int r) implements Shape {
    }

    static final class Square implements Shape {
    }

    static non-sealed class Other implements Shape {
    }

    static class Deep extends Other {
    }

    enum Kind {
        PLAIN, RICH {
        }
    }

    public static void main(String[] args) {
        for (Class<?> type : new Class<?>[] {Shape.class, Circle.class, Square.class, Other.class, Deep.class, Kind.class, int.class, int[].class,
            String.class}) {
            System.out.println(type.getSimpleName() + " " + type.isSealed() + " " + Arrays.toString(type.getPermittedSubclasses()) + " "
                    + type.getNestHost().getSimpleName() + " " + type.isNestmateOf(SealedClasses.class));
        }
        System.out.println(SealedClasses.class.getNestMembers().length + " " + SealedClasses.class.getNestMembers()[0]);
        System.out.println(int.class.descriptorString() + String[].class.descriptorString() + Shape.class.descriptorString() + " "
                + int.class.arrayType() + " " + int[].class.componentType() + " " + String.class.componentType());
    }
}
