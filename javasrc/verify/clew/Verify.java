package clew;

import java.util.Arrays;
import java.util.concurrent.ThreadLocalRandom;

/**
 * What a program can tell, and ask of, the model checker. These are the versions for a plain JVM, where values are
 * random and hints do nothing, so that an annotated program stays runnable; clew itself puts its own in their place.
 */
public final class Verify {
    private static int[] counters = {};

    private Verify() {
    }

    /** Either value, both explored. */
    public static boolean randomBool() {
        return ThreadLocalRandom.current().nextBoolean();
    }

    /** Either value, both explored. */
    public static boolean getBoolean() {
        return randomBool();
    }

    /** Either value, both explored, false first if asked for. */
    public static boolean getBoolean(boolean falseFirst) {
        return randomBool();
    }

    /** A value from 0 to max, max included; all are explored. */
    public static int random(int max) {
        return getInt(0, max);
    }

    /** A value from min to max, both included; all are explored. */
    public static int getInt(int min, int max) {
        return (int) ThreadLocalRandom.current().nextLong(min, max + 1L);
    }

    /** The value that the options give this key. */
    public static int getInt(String key) {
        return Integer.getInteger(key, 0);
    }

    /** One of the values; all are explored. */
    public static int getIntFromList(int... values) {
        return values[random(values.length - 1)];
    }

    /** One of the values; all are explored. */
    public static long getLongFromList(long... values) {
        return values[random(values.length - 1)];
    }

    /** One of the values; all are explored. */
    public static float getFloatFromList(float... values) {
        return values[random(values.length - 1)];
    }

    /** One of the values; all are explored. */
    public static double getDoubleFromList(double... values) {
        return values[random(values.length - 1)];
    }

    /** The value that the options give this key. */
    public static double getDouble(String key) {
        return Double.parseDouble(System.getProperty(key, "0"));
    }

    /** Either value, as an abstraction left it open; a counterexample may owe its existence to it. */
    public static boolean chooseAbstractBool() {
        return randomBool();
    }

    /** A value from 0 to count - 1, as an abstraction left it open. */
    public static int chooseAbstract(int count) {
        return random(count - 1);
    }

    /** If so, the state gets the best heuristic value. */
    public static void interesting(boolean condition) {
    }

    /** If so, the state gets a heuristic value worse than any other. */
    public static void boring(boolean condition) {
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
    public static void breakTransition(String reason) {
    }

    /** Fails unless the condition holds. */
    public static void assertTrue(boolean condition) {
        assertTrue("", condition);
    }

    /** Fails with the message unless the condition holds. */
    public static void assertTrue(String message, boolean condition) {
        if (!condition)
            throw new AssertionError(message);
    }

    /** The value of a counter that is no part of the state: the search does not set it back. */
    public static int getCounter(int id) {
        return id < counters.length ? counters[id] : 0;
    }

    /** Sets a counter to 0. */
    public static void resetCounter(int id) {
        setCounter(id, 0);
    }

    /** Sets a counter. */
    public static void setCounter(int id, int value) {
        if (id >= counters.length)
            counters = Arrays.copyOf(counters, id + 1);
        counters[id] = value;
    }

    /** Adds one to a counter and gives its new value. */
    public static int incrementCounter(int id) {
        setCounter(id, getCounter(id) + 1);
        return getCounter(id);
    }

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

    /** A remark for the trace. */
    public static void addComment(String comment) {
    }

    /** Options of the form key=value, for the checker only. */
    public static void setProperties(String... properties) {
    }

    /** The value of an option, or null. */
    public static String getProperty(String key) {
        return System.getProperty(key);
    }

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

    /** Records the path to this state. */
    public static void storeTrace(String fileName, String comment) {
    }

    /** The same, if the condition holds. */
    public static void storeTraceIf(boolean condition, String fileName, String comment) {
    }

    /** The same, and ends the search. */
    public static void storeTraceAndTerminate(String fileName, String comment) {
    }

    /** Passes time. */
    public static void busyWait(long count) {
    }
}
