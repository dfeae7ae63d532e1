package clew.internal;

import java.lang.reflect.Constructor;
import java.util.Arrays;

/** What java.lang.management tells about threads. Its classes are in another module, so they are reached by reflection. */
public final class Management {
    private static final String INFO = "java.lang.management.ThreadInfo";

    private Management() {
    }

    private static native Thread[] threads();

    /** The object whose monitor the thread wants, or on which it waits; null when it goes on. */
    private static native Object obstacle(Thread thread);

    private static Constructor<?> constructor(Class<?>... more) throws ReflectiveOperationException {
        Class<?>[] first = {Thread.class, int.class, Object.class, Thread.class, long.class, long.class, long.class, long.class,
            StackTraceElement[].class};
        Class<?>[] all = Arrays.copyOf(first, first.length + more.length);
        System.arraycopy(more, 0, all, first.length, more.length);
        Constructor<?> constructor = Class.forName(INFO).getDeclaredConstructor(all);
        constructor.setAccessible(true);
        return constructor;
    }

    /** Thread states as the bits that JVMTI uses. */
    private static int bits(Thread.State state) {
        return switch (state) {
            case NEW -> 0;
            case RUNNABLE -> 0x5;
            case BLOCKED -> 0x401;
            case WAITING -> 0x11;
            case TIMED_WAITING -> 0x21;
            case TERMINATED -> 0x2;
        };
    }

    private static Object info(Thread thread, int depth, boolean locks) {
        Object obstacle = obstacle(thread);
        Thread owner = obstacle == null ? null : Monitors.owner(obstacle);
        StackTraceElement[] trace = depth == 0 ? new StackTraceElement[0] : thread.getStackTrace();
        if (depth > 0 && depth < trace.length) {
            trace = Arrays.copyOf(trace, depth);
        }
        try {
            return locks
                ? constructor(Object[].class, int[].class, Object[].class).newInstance(thread, bits(thread.getState()), obstacle, owner,
                    0L, -1L, 0L, -1L, trace, new Object[0], new int[0], new Object[0])
                : constructor().newInstance(thread, bits(thread.getState()), obstacle, owner, 0L, -1L, 0L, -1L, trace);
        } catch (ReflectiveOperationException failed) {
            throw new InternalError(failed);
        }
    }

    private static Thread find(long id) {
        for (Thread thread : threads()) {
            if (thread.getId() == id) {
                return thread;
            }
        }
        return null;
    }

    /** Fills in what is known about the threads of these ids; depth -1: their whole stacks. */
    public static void fill(long[] ids, int depth, Object[] infos) {
        for (int i = 0; i < ids.length; i++) {
            Thread thread = find(ids[i]);
            infos[i] = thread == null ? null : info(thread, depth, false);
        }
    }

    /** The same of these or (null) all threads, in a new array of the class's own type. */
    public static Object dump(long[] ids, boolean monitors, boolean synchronizers, int depth) throws ClassNotFoundException {
        Thread[] threads = threads();
        if (ids != null) {
            threads = new Thread[ids.length];
            Arrays.setAll(threads, i -> find(ids[i]));
        }
        Object[] infos = (Object[]) java.lang.reflect.Array.newInstance(Class.forName(INFO), threads.length);
        for (int i = 0; i < threads.length; i++) {
            infos[i] = threads[i] == null ? null : info(threads[i], depth == Integer.MAX_VALUE ? -1 : depth, true);
        }
        return infos;
    }
}
