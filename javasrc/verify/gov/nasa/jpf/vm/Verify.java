package gov.nasa.jpf.vm;

/**
 * The name under which programs written for Java PathFinder know {@link clew.Verify}.
 */
public class Verify {
    protected Verify() {
    }

    public static boolean randomBool() {
        return clew.Verify.randomBool();
    }

    public static boolean getBoolean() {
        return clew.Verify.getBoolean();
    }

    public static boolean getBoolean(boolean falseFirst) {
        return clew.Verify.getBoolean(falseFirst);
    }

    public static int random(int max) {
        return clew.Verify.random(max);
    }

    public static int getInt(int min, int max) {
        return clew.Verify.getInt(min, max);
    }

    public static int getInt(String key) {
        return clew.Verify.getInt(key);
    }

    public static int getIntFromList(int... values) {
        return clew.Verify.getIntFromList(values);
    }

    public static long getLongFromList(long... values) {
        return clew.Verify.getLongFromList(values);
    }

    public static float getFloatFromList(float... values) {
        return clew.Verify.getFloatFromList(values);
    }

    public static double getDoubleFromList(double... values) {
        return clew.Verify.getDoubleFromList(values);
    }

    public static double getDouble(String key) {
        return clew.Verify.getDouble(key);
    }

    public static boolean chooseAbstractBool() {
        return clew.Verify.chooseAbstractBool();
    }

    public static int chooseAbstract(int count) {
        return clew.Verify.chooseAbstract(count);
    }

    public static void interesting(boolean condition) {
        clew.Verify.interesting(condition);
    }

    public static void boring(boolean condition) {
        clew.Verify.boring(condition);
    }

    public static void ignoreIf(boolean condition) {
        clew.Verify.ignoreIf(condition);
    }

    public static void terminateSearch() {
        clew.Verify.terminateSearch();
    }

    public static void beginAtomic() {
        clew.Verify.beginAtomic();
    }

    public static void endAtomic() {
        clew.Verify.endAtomic();
    }

    public static void breakTransition(String reason) {
        clew.Verify.breakTransition(reason);
    }

    public static void assertTrue(boolean condition) {
        clew.Verify.assertTrue(condition);
    }

    public static void assertTrue(String message, boolean condition) {
        clew.Verify.assertTrue(message, condition);
    }

    public static int getCounter(int id) {
        return clew.Verify.getCounter(id);
    }

    public static void resetCounter(int id) {
        clew.Verify.resetCounter(id);
    }

    public static void setCounter(int id, int value) {
        clew.Verify.setCounter(id, value);
    }

    public static int incrementCounter(int id) {
        return clew.Verify.incrementCounter(id);
    }

    public static void print(String text) {
        clew.Verify.print(text);
    }

    public static void print(String name, int value) {
        clew.Verify.print(name, value);
    }

    public static void print(String name, boolean value) {
        clew.Verify.print(name, value);
    }

    public static void print(String... texts) {
        clew.Verify.print(texts);
    }

    public static void println() {
        clew.Verify.println();
    }

    public static void println(String text) {
        clew.Verify.println(text);
    }

    public static void printPathOutput(String message) {
        clew.Verify.printPathOutput(message);
    }

    public static void printPathOutput(boolean condition, String message) {
        clew.Verify.printPathOutput(condition, message);
    }

    public static void threadPrint(String text) {
        clew.Verify.threadPrint(text);
    }

    public static void threadPrintln(String text) {
        clew.Verify.threadPrintln(text);
    }

    public static void addComment(String comment) {
        clew.Verify.addComment(comment);
    }

    public static void setProperties(String... properties) {
        clew.Verify.setProperties(properties);
    }

    public static String getProperty(String key) {
        return clew.Verify.getProperty(key);
    }

    public static boolean isRunningInJPF() {
        return clew.Verify.isRunningInJPF();
    }

    public static boolean vmIsMatchingStates() {
        return clew.Verify.vmIsMatchingStates();
    }

    public static boolean isTraceReplay() {
        return clew.Verify.isTraceReplay();
    }

    public static void storeTrace(String fileName, String comment) {
        clew.Verify.storeTrace(fileName, comment);
    }

    public static void storeTraceIf(boolean condition, String fileName, String comment) {
        clew.Verify.storeTraceIf(condition, fileName, comment);
    }

    public static void storeTraceAndTerminate(String fileName, String comment) {
        clew.Verify.storeTraceAndTerminate(fileName, comment);
    }

    public static void busyWait(long count) {
        clew.Verify.busyWait(count);
    }
}
