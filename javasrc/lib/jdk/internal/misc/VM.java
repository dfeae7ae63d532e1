package jdk.internal.misc;

import java.io.PrintStream;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the JDK's classes ask about the VM. It is up and running before they are. */
public class VM {
    private static final int BOOTED = 4;

    /** Room for direct buffers, and for numbers of them, as a JDK reports it. */
    public interface BufferPool {
        String getName();

        long getCount();

        long getTotalCapacity();

        long getMemoryUsed();
    }

    public VM() {
    }

    public static void initLevel(int level) {
    }

    public static int initLevel() {
        return BOOTED;
    }

    public static void awaitInitLevel(int level) {
    }

    public static boolean isModuleSystemInited() {
        return true;
    }

    public static void setJavaLangInvokeInited() {
    }

    public static boolean isJavaLangInvokeInited() {
        return true;
    }

    public static boolean isBooted() {
        return true;
    }

    public static void shutdown() {
    }

    public static boolean isShutdown() {
        return false;
    }

    public static long maxDirectMemory() {
        return Runtime.getRuntime().maxMemory();
    }

    public static boolean isDirectMemoryPageAligned() {
        return false;
    }

    public static boolean isSupportedClassFileVersion(int major, int minor) {
        return major >= 45 && major <= 69;
    }

    public static boolean isSupportedModuleDescriptorVersion(int major, int minor) {
        return major >= 53 && major <= 69;
    }

    public static boolean isSystemDomainLoader(ClassLoader loader) {
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    /** As it was when the program began, whatever it has set since. */
    public static native String getSavedProperty(String key);

    public static Map<String, String> getSavedProperties() {
        Map<String, String> properties = new HashMap<>();
        for (String key : System.getProperties().stringPropertyNames()) {
            properties.put(key, System.getProperty(key));
        }
        return properties;
    }

    public static void saveProperties(Map<String, String> properties) {
    }

    public static void initializeOSEnvironment() {
    }

    public static int getFinalRefCount() {
        return 0;
    }

    public static int getPeakFinalRefCount() {
        return 0;
    }

    public static void addFinalRefCount(int count) {
    }

    /** From the bits that JVMTI describes a thread's state with. */
    public static Thread.State toThreadState(int status) {
        if ((status & 0x4) != 0) {
            return Thread.State.RUNNABLE;
        }
        if ((status & 0x400) != 0) {
            return Thread.State.BLOCKED;
        }
        if ((status & 0x10) != 0) {
            return Thread.State.WAITING;
        }
        if ((status & 0x20) != 0) {
            return Thread.State.TIMED_WAITING;
        }
        return (status & 0x2) != 0 ? Thread.State.TERMINATED : (status & 0x1) == 0 ? Thread.State.NEW : Thread.State.RUNNABLE;
    }

    public static ClassLoader latestUserDefinedLoader() {
        return ClassLoader.getSystemClassLoader();
    }

    public static boolean isSetUID() {
        return false;
    }

    public static native long getuid();

    public static native long geteuid();

    public static native long getgid();

    public static native long getegid();

    /** Nanoseconds between the given second and now; -1 when they are too far apart. */
    public static long getNanoTimeAdjustment(long offsetInSeconds) {
        long millis = System.currentTimeMillis();
        long seconds = Math.floorDiv(millis, 1000L) - offsetInSeconds;
        if (seconds < -0xffffffffL || seconds > 0xffffffffL) {
            return -1;
        }
        return seconds * 1_000_000_000 + Math.floorMod(millis, 1000L) * 1_000_000;
    }

    public static String[] getRuntimeArguments() {
        return new String[0];
    }

    public static List<BufferPool> getBufferPools() {
        return Collections.emptyList();
    }

    public static PrintStream initialErr() {
        return System.err;
    }
}
