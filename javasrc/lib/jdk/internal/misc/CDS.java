package jdk.internal.misc;

/** Archives of classes, which this VM does not have. */
public class CDS {
    public CDS() {
    }

    public static boolean isDumpingClassList() {
        return false;
    }

    public static boolean isDumpingArchive() {
        return false;
    }

    public static boolean isDumpingStaticArchive() {
        return false;
    }

    public static boolean isSharingEnabled() {
        return false;
    }

    public static boolean isUsingArchive() {
        return false;
    }

    public static boolean isLoggingLambdaFormInvokers() {
        return false;
    }

    public static boolean isSingleThreadVM() {
        return false;
    }

    public static boolean needsClassInitBarrier(Class<?> type) {
        return false;
    }

    public static void keepAlive(Object object) {
    }

    public static void initializeFromArchive(Class<?> type) {
    }

    public static void defineArchivedModules(ClassLoader platformLoader, ClassLoader systemLoader) {
    }

    /** 0: nothing is dumped, so seeds may be random. */
    public static long getRandomSeedForDumping() {
        return 0;
    }

    public static void traceLambdaFormInvoker(String prefix, String holder, String name, String type) {
    }

    public static void traceSpeciesType(String prefix, String className) {
    }

    public static void logLambdaFormInvoker(String prefix, String holder, String name, String type) {
    }

    public static void logSpeciesType(String prefix, String className) {
    }
}
