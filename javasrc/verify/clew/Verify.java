package clew;

import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * What a program can tell, and ask of, the model checker. These are the versions for a plain JVM, where values are
 * random and hints do nothing, so that an annotated program stays runnable; clew itself puts its own in their place.
 */
public class Verify {
    /** Levels for {@link #log}. */
    public static final int SEVERE = 1, WARNING = 2, INFO = 3, FINE = 4, FINER = 5, FINEST = 6;

    protected Verify() {
    }

    // --- choices: all values are explored ---

    /** Either value. */
    public static boolean randomBool() {
        return ThreadLocalRandom.current().nextBoolean();
    }

    /** Either value. */
    public static boolean getBoolean() {
        return randomBool();
    }

    /** Either value, false first if asked for. */
    public static boolean getBoolean(boolean falseFirst) {
        return randomBool();
    }

    /** A value from 0 to max, max included. */
    public static int random(int max) {
        return getInt(0, max);
    }

    /** A value from min to max, both included. */
    public static int getInt(int min, int max) {
        if (max < min)
            throw new IllegalArgumentException("no value from " + min + " to " + max);
        return (int) ThreadLocalRandom.current().nextLong(min, max + 1L);
    }

    /** A value from min to max, both included. */
    public static long getLong(long min, long max) {
        if (max < min || max - min < 0 || max - min >= Integer.MAX_VALUE)
            throw new IllegalArgumentException("no choice from " + min + " to " + max);
        return min + random((int) (max - min));
    }

    /** One of the values. */
    public static int getIntFromList(int... values) {
        return values[random(values.length - 1)];
    }

    /** One of the values. */
    public static long getLongFromList(long... values) {
        return values[random(values.length - 1)];
    }

    /** One of the values. */
    public static float getFloatFromList(float... values) {
        return values[random(values.length - 1)];
    }

    /** One of the values. */
    public static double getDoubleFromList(double... values) {
        return values[random(values.length - 1)];
    }

    /** One of the values. */
    public static String getStringFromList(String... values) {
        return values[random(values.length - 1)];
    }

    /** The value with one of its bits changed, or none. */
    public static int getBitFlip(int value) {
        int bit = random(Integer.SIZE);
        return bit == 0 ? value : value ^ 1 << bit - 1;
    }

    /** The value with so many of its bits changed, whichever they are. */
    public static long getBitFlip(long value, int count) {
        return flip(value, count, Long.SIZE);
    }

    /** The value with so many of its bits changed, whichever they are. */
    public static int getBitFlip(int value, int count) {
        return (int) flip(value, count, Integer.SIZE);
    }

    /** The value with so many of its bits changed, whichever they are. */
    public static short getBitFlip(short value, int count) {
        return (short) flip(value, count, Short.SIZE);
    }

    /** The value with so many of its bits changed, whichever they are. */
    public static char getBitFlip(char value, int count) {
        return (char) flip(value, count, Character.SIZE);
    }

    /** The value with so many of its bits changed, whichever they are. */
    public static byte getBitFlip(byte value, int count) {
        return (byte) flip(value, count, Byte.SIZE);
    }

    private static long flip(long value, int count, int width) {
        if (count < 0 || count > width)
            throw new IllegalArgumentException("no " + count + " bits of " + width + " to change");
        long flipped = value;
        for (int left = count, from = 0; left > 0; left--) {
            int bit = getInt(from, width - left);
            flipped ^= 1L << bit;
            from = bit + 1;
        }
        return flipped;
    }

    /** Either value, as an abstraction left it open; a counterexample may owe its existence to it. */
    public static boolean chooseAbstractBool() {
        return randomBool();
    }

    /** A value from 0 to count - 1, as an abstraction left it open. */
    public static int chooseAbstract(int count) {
        return getInt(0, count - 1);
    }

    // --- values from outside: clew's --config key=value, else system properties ---

    /**
     * What the options say of this key: one value ("3"), a range ("1..5") or a list ("1,4,9"), all of it explored. Also
     * as key.min and key.max, or key.values, as for Java PathFinder. A value may be the name of a field of the caller's
     * object or class, or CLASS.FIELD.
     */
    public static int getInt(String key) {
        String least = getProperty(key + ".min"), most = getProperty(key + ".max");
        if (getProperty(key) == null && least != null && most != null)
            return getInt(toInt(key, least), toInt(key, most));
        String text = getOption(key);
        int dots = text.indexOf("..");
        return dots < 0 ? toInt(key, getStringFromList(items(key, text))) : getInt(toInt(key, text.substring(0, dots)), toInt(key, text.substring(dots + 2)));
    }

    /** The same for long values. */
    public static long getLong(String key) {
        String text = getStringFromList(items(key, getOption(key)));
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException none) {
            throw noNumber(key, text);
        }
    }

    /** The same for boolean values; "any" leaves it open. */
    public static boolean getBoolean(String key) {
        String text = getOption(key).trim();
        return text.equals("any") ? getBoolean() : Boolean.parseBoolean(text);
    }

    /** One value or a list; also as key.threshold and key.delta: the threshold, and what is so much below and above it. */
    public static double getDouble(String key) {
        String threshold = getProperty(key + ".threshold"), delta = getProperty(key + ".delta");
        if (getProperty(key) == null && threshold != null && delta != null)
            return toDouble(key, threshold) + (random(2) - 1) * toDouble(key, delta);
        return toDouble(key, getStringFromList(items(key, getOption(key))));
    }

    /** The value as it is written. */
    public static String getString(String key) {
        return getOption(key);
    }

    /** Java PathFinder chooses among the objects of the heap here; nobody else can. */
    public static Object getObject(String key) {
        throw new UnsupportedOperationException("Verify.getObject: there is no choice among objects");
    }

    private static String getOption(String key) {
        String text = getProperty(key);
        if (text == null)
            text = getProperty(key + ".values");
        if (text == null)
            throw unusable("there is no value for " + key + ": give one with --config " + key + "=VALUE (clew) or -D" + key + "=VALUE (java)");
        return text;
    }

    /** A mistake of whoever runs the program. */
    private static IllegalArgumentException unusable(String message) {
        return new IllegalArgumentException(message);
    }

    private static IllegalArgumentException noNumber(String key, String text) {
        return unusable("the value of " + key + " is no number: " + text);
    }

    private static String[] items(String key, String text) {
        String[] items = text.split(text.indexOf(',') >= 0 ? "," : ":");
        for (int i = 0; i < items.length; i++) items[i] = number(key, items[i]);
        return items;
    }

    /** A number as it is written, or that of a field. */
    private static String number(String key, String text) {
        String name = text.trim();
        if (name.isEmpty() || !Character.isJavaIdentifierStart(name.charAt(0)) || name.equals("NaN") || name.equals("Infinity"))
            return name;
        Object value = fieldValue(name);
        if (value == null)
            throw unusable("the value of " + key + " is no number and no field of one: " + name);
        return value instanceof Character ? Integer.toString((Character) value) : value.toString();
    }

    /** What is in the field of this name, or null if there is none. */
    private static Object fieldValue(String name) {
        Class<?> caller = callerClass();
        int dot = name.lastIndexOf('.');
        Object self = dot < 0 ? caller() : null;
        Class<?> owner = self != null ? self.getClass() : dot < 0 ? caller : classOf(caller, name.substring(0, dot));
        for (Class<?> type = owner; type != null; type = type.getSuperclass()) {
            try {
                java.lang.reflect.Field field = type.getDeclaredField(name.substring(dot + 1));
                if (self == null && !java.lang.reflect.Modifier.isStatic(field.getModifiers())) return null;
                field.setAccessible(true);
                return field.get(self);
            } catch (NoSuchFieldException inheritedPerhaps) {
                continue;
            } catch (IllegalAccessException none) {
                return null;
            }
        }
        return null;
    }

    /** A class by its name, also without the package if it is the caller's; null if there is none. */
    private static Class<?> classOf(Class<?> caller, String name) {
        String around = caller.getName().substring(0, caller.getName().lastIndexOf('.') + 1);
        for (String full : new String[] {around + name, name}) {
            try {
                return Class.forName(full, true, caller.getClassLoader());
            } catch (ClassNotFoundException another) {
                continue;
            }
        }
        return null;
    }

    private static Class<?> callerClass() {
        for (StackTraceElement place : new Throwable().getStackTrace()) {
            try {
                Class<?> type = Class.forName(place.getClassName(), false, ClassLoader.getSystemClassLoader());
                if (!Verify.class.isAssignableFrom(type)) return type;
            } catch (ClassNotFoundException another) {
                continue;
            }
        }
        return Verify.class;
    }

    /** The object whose method called a method of this class with a String alone; null: a static method did. */
    private static Object caller() {
        return null;
    }

    private static int toInt(String key, String text) {
        try {
            return Integer.parseInt(number(key, text));
        } catch (NumberFormatException none) {
            throw noNumber(key, text);
        }
    }

    private static double toDouble(String key, String text) {
        try {
            return Double.parseDouble(number(key, text));
        } catch (NumberFormatException none) {
            throw noNumber(key, text);
        }
    }

    /** The value of an option, or null. */
    public static String getProperty(String key) {
        String text = configured(key);
        return text != null ? text : System.getProperty(key);
    }

    private static String configured(String key) {
        return null;
    }

    /** Sets options, of the form key=value, that were not given from outside; they are system properties, too. */
    public static void setProperties(String... properties) {
        for (String property : properties) {
            int end = property.indexOf('=');
            System.setProperty(end < 0 ? property : property.substring(0, end).trim(), end < 0 ? "true" : property.substring(end + 1).trim());
        }
    }

    // --- the search ---

    /** If so, the state gets the best heuristic value. */
    public static void interesting(boolean condition) {
    }

    /** If so, the state gets a heuristic value worse than any other. */
    public static void boring(boolean condition) {
    }

    /** The thread has done something worth doing: a schedule in which it comes here again and again is neither a livelock nor starves it. */
    public static void progress() {
    }

    /** If so, the state is not explored further. */
    public static void ignoreIf(boolean condition) {
    }

    /** Ends the search. */
    public static void terminateSearch() {
    }

    /** From here on no other thread runs, unless this one blocks. */
    public static void beginAtomic() {
    }

    /** Ends what beginAtomic began. */
    public static void endAtomic() {
    }

    /** Ends the step here. */
    public static void breakTransition() {
    }

    /** Ends the step here. */
    public static void breakTransition(String reason) {
        breakTransition();
    }

    /** Fails unless the condition holds. */
    public static void assertTrue(boolean condition) {
        if (!condition)
            throw new AssertionError();
    }

    /** Fails with the message unless the condition holds. */
    public static void assertTrue(String message, boolean condition) {
        if (!condition)
            throw new AssertionError(message);
    }

    // --- counters, which are no part of the state: no search sets them back ---

    /** Apart, so that clew, which keeps them itself, has none of this in its states. */
    private static final class Counters {
        static final AtomicIntegerArray VALUES = new AtomicIntegerArray(1 << 16);
    }

    /** The value of a counter (ids from 0 to 65535), 0 at first. */
    public static int getCounter(int id) {
        return Counters.VALUES.get(id);
    }

    /** Sets a counter to 0. */
    public static void resetCounter(int id) {
        setCounter(id, 0);
    }

    /** Sets a counter. */
    public static void setCounter(int id, int value) {
        Counters.VALUES.set(id, value);
    }

    /** Adds one to a counter and gives its new value. */
    public static int incrementCounter(int id) {
        return Counters.VALUES.incrementAndGet(id);
    }

    // --- sets of bits, which are no part of the state either; they are kept in the last 512 counters ---

    /** Sets or clears a bit (0 to 1023) of a set (0 to 15). */
    public static void setBitInBitSet(int id, int bit, boolean value) {
        int counter = counterOf(id, bit), mask = 1 << bit % Integer.SIZE;
        setCounter(counter, value ? getCounter(counter) | mask : getCounter(counter) & ~mask);
    }

    /** A bit (0 to 1023) of a set (0 to 15), false at first. */
    public static boolean getBitInBitSet(int id, int bit) {
        return (getCounter(counterOf(id, bit)) & 1 << bit % Integer.SIZE) != 0;
    }

    private static int counterOf(int id, int bit) {
        if (id < 0 || id >= 16 || bit < 0 || bit >= 1024)
            throw new IllegalArgumentException("there is no bit " + bit + " of a set " + id);
        return (1 << 16) - 512 + id * 32 + bit / Integer.SIZE;
    }

    // --- output, which clew shows with --print only ---

    /** Prints the text. */
    public static void print(String text) {
        System.out.print(text);
    }

    /** Prints a name and its value. */
    public static void print(String name, int value) {
        System.out.print(name + " : " + value);
    }

    /** Prints a name and its value. */
    public static void print(String name, boolean value) {
        System.out.print(name + " : " + value);
    }

    /** Prints the texts one after the other. */
    public static void print(String... texts) {
        for (String text : texts)
            System.out.print(text);
    }

    /** Prints a line end. */
    public static void println() {
        System.out.println();
    }

    /** Prints the text and a line end. */
    public static void println(String text) {
        System.out.println(text);
    }

    /** Prints what the path to this state has printed. */
    public static void printPathOutput(String message) {
    }

    /** The same, if the condition holds. */
    public static void printPathOutput(boolean condition, String message) {
    }

    /** Prints the text behind the name of the thread. */
    public static void threadPrint(String text) {
        System.out.print(Thread.currentThread().getName() + ": " + text);
    }

    /** The same, as a line. */
    public static void threadPrintln(String text) {
        System.out.println(Thread.currentThread().getName() + ": " + text);
    }

    /** A message for the checker's own log. */
    public static void log(String logger, int level, String message) {
    }

    /** The same, with arguments for the message. */
    public static void log(String logger, int level, String format, Object... arguments) {
    }

    /** A remark for the trace. */
    public static void addComment(String comment) {
    }

    /** A remark for the trace, of a point that was reached. */
    public static void instrumentPoint(String label) {
    }

    /** The same, with the data that can be reached. */
    public static void instrumentPointDeep(String label) {
    }

    /** The same, down to a depth. */
    public static void instrumentPointDeepRecur(String label, int depth) {
    }

    /** Prints the state. */
    public static void dumpState() {
    }

    // --- about the checker ---

    /** Whether a model checker runs the program. */
    public static boolean isRunningInJPF() {
        return false;
    }

    /** Whether states that were seen before are recognised. */
    public static boolean vmIsMatchingStates() {
        return false;
    }

    /** Whether a recorded trace is being followed. */
    public static boolean isTraceReplay() {
        return false;
    }

    /** Whether a method of this class is being executed by the current thread, below the one that asks. */
    public static boolean isCalledFromClass(String className) {
        StackTraceElement[] frames = new Throwable().getStackTrace();
        for (int i = 2; i < frames.length; i++)
            if (frames[i].getClassName().equals(className))
                return true;
        return false;
    }

    /** Whether more than one thread can reach the object, as far as the checker knows. */
    public static boolean isShared(Object object) {
        return true;
    }

    /** Tells the checker whether more than one thread can reach the object. */
    public static void setShared(Object object, boolean isShared) {
    }

    /** Records the path to this state. */
    public static void storeTrace(String fileName, String comment) {
    }

    /** The same, if the condition holds. */
    public static void storeTraceIf(boolean condition, String fileName, String comment) {
    }

    /** The same, and ends the search. */
    public static void storeTraceAndTerminate(String fileName, String comment) {
        terminateSearch();
    }

    /** The same, if the condition holds. */
    public static void storeTraceAndTerminateIf(boolean condition, String fileName, String comment) {
        if (condition)
            terminateSearch();
    }

    /** Passes time. */
    public static void busyWait(long count) {
    }
}
