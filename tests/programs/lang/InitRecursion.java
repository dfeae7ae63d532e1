/** Two classes whose initialisers need each other, and a class that makes an instance of itself. */
public class InitRecursion {
    static class Left {
        static int value = Right.value + 1;
        static String seen = "Left saw " + Right.value;
    }

    static class Right {
        static int value = Left.value + 10;
        static String seen = "Right saw " + Left.value;
    }

    static class Single {
        static final Single INSTANCE = new Single();
        static int counter = 5;
        static final int CONSTANT = 7;
        static final Integer BOXED = 8;
        int sum;

        Single() {
            sum = counter + CONSTANT;
            counter++;
            System.out.println("boxed " + BOXED);
        }
    }

    enum Level {
        LOW, HIGH;
        static final java.util.Map<String, Level> BY_NAME = new java.util.TreeMap<>();
        static { for (Level l : values()) BY_NAME.put(l.name(), l); }
    }

    public static void main(String[] args) {
        System.out.println(Left.value + " " + Right.value);
        System.out.println(Left.seen + ", " + Right.seen);
        System.out.println(Single.INSTANCE.sum + " " + Single.counter);
        System.out.println(Level.BY_NAME);
    }
}
