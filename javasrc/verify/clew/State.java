package clew;

/**
 * What a heuristic written in Java sees of the state that it is asked about ({@code clew check --heuristic java=MyHeuristic}): nothing of it can be
 * changed. It is of use only there.
 */
public final class State {
    private State() {
    }

    /** Threads that were started and have not ended. */
    public int liveThreads() {
        return threads(false);
    }

    /** Of these, the ones that cannot go on. */
    public int blockedThreads() {
        return threads(true);
    }

    /** Steps from the first state on the path to this one. */
    public int depth() {
        return steps();
    }

    /** The static fields of a class, by its full name ({@code app.Main$Inner}). Null: its initializer has not begun. */
    public Reference getClass(String name) {
        int number = initializedClass(name);
        return number < 0 ? null : new Reference(true, number);
    }

    private static native int threads(boolean blocked);

    private static native int steps();

    /** -1: not yet; an IllegalArgumentException if there is none. */
    private static native int initializedClass(String name);

    /** The kind of a field, as in descriptors ('L' for each reference); 0: there is none. */
    private static native int kindOf(boolean isClass, int of, String field);

    private static native long whole(boolean isClass, int of, String field);

    private static native double real(boolean isClass, int of, String field);

    private static native int kindOfElements(int array);

    /** -1: no array. */
    private static native int length(int array);

    private static native long wholeElement(int array, int index);

    private static native double realElement(int array, int index);

    private static native String nameOf(boolean isClass, int of);

    /** A class or an object of the program; valid as long as the heuristic is asked about this state. */
    public static final class Reference {
        private final boolean isClass;
        private final int number;

        private Reference(boolean isClass, int number) {
            this.isClass = isClass;
            this.number = number;
        }

        private static Reference to(int object) {
            return object == 0 ? null : new Reference(false, object);
        }

        /** Of an object, its class, as {@code Class.getName} says: {@code app.Main$Inner}, {@code [I}. */
        public String className() {
            return nameOf(isClass, number);
        }

        /** The field refers to an object or is null. */
        public Reference getObjectField(String field) {
            check(field, "L", "an object");
            return to((int) whole(isClass, number, field));
        }

        public int getIntField(String field) {
            check(field, "BCSI", "an int");
            return (int) whole(isClass, number, field);
        }

        public long getLongField(String field) {
            check(field, "BCSIJ", "a long");
            return whole(isClass, number, field);
        }

        public boolean getBooleanField(String field) {
            check(field, "Z", "a boolean");
            return whole(isClass, number, field) != 0;
        }

        public double getDoubleField(String field) {
            int kind = check(field, "BCSIJFD", "a number");
            return kind == 'F' || kind == 'D' ? real(isClass, number, field) : whole(isClass, number, field);
        }

        /** Of an array. */
        public int getLength() {
            int length = isClass ? -1 : State.length(number);
            if (length < 0) {
                throw new IllegalArgumentException(className() + " is no array");
            }
            return length;
        }

        public Reference getObjectElement(int index) {
            checkElement(index, "L", "objects");
            return to((int) wholeElement(number, index));
        }

        public int getIntElement(int index) {
            checkElement(index, "BCSI", "ints");
            return (int) wholeElement(number, index);
        }

        public boolean getBooleanElement(int index) {
            checkElement(index, "Z", "booleans");
            return wholeElement(number, index) != 0;
        }

        public double getDoubleElement(int index) {
            int kind = checkElement(index, "BCSIJFD", "numbers");
            return kind == 'F' || kind == 'D' ? realElement(number, index) : wholeElement(number, index);
        }

        private int check(String field, String kinds, String wanted) {
            int kind = kindOf(isClass, number, field);
            if (kind == 0) {
                throw new IllegalArgumentException(className() + " has no " + (isClass ? "static " : "") + "field " + field);
            }
            if (kinds.indexOf(kind) < 0) {
                throw new IllegalArgumentException("field " + field + " of " + className() + " is not " + wanted);
            }
            return kind;
        }

        private int checkElement(int index, String kinds, String wanted) {
            if (index < 0 || index >= getLength()) {
                throw new IndexOutOfBoundsException("index " + index + " of an array of length " + getLength());
            }
            int kind = kindOfElements(number);
            if (kinds.indexOf(kind) < 0) {
                throw new IllegalArgumentException("the elements are not " + wanted);
            }
            return kind;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Reference && ((Reference) other).number == number && ((Reference) other).isClass == isClass;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }
}
