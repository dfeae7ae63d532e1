/** A thread whose stack is full can still throw what has not been used before: its classes have nothing to initialize. */
public class DeepThrows {
    static class Base extends Exception {
        Base(Throwable cause) {
            super(cause);
        }
    }

    static class Middle extends Base {
        Middle(Throwable cause) {
            super(cause);
        }
    }

    static class Deep extends Middle {
        Deep(Throwable cause) {
            super(cause);
        }
    }

    static void down() throws Deep {
        try {
            down();
        } catch (StackOverflowError full) {
            throw new Deep(full);
        }
    }

    static void byReflection() throws Exception {
        DeepThrows.class.getDeclaredMethod("byReflection").invoke(null);
    }

    static Throwable last(Throwable thrown) {
        while (thrown.getCause() != null) thrown = thrown.getCause();
        return thrown;
    }

    public static void main(String[] arguments) {
        try {
            down();
        } catch (Deep thrown) {
            System.out.println(thrown.getClass() + " " + last(thrown));
        }
        System.out.println(new Deep(null).getMessage());
        try {
            byReflection();
        } catch (Exception | StackOverflowError thrown) {
            System.out.println(last(thrown));
        }
    }
}
