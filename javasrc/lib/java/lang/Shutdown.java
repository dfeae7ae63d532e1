package java.lang;

import clew.internal.Hidden;

/** The end of the program: runs the hooks, once, and stops the VM. */
final class Shutdown {
    private static final int SYSTEM_HOOKS = 10;

    /** Threads that the program registered; null once they have been started. */
    private static Thread[] hooks = new Thread[0];
    /** Work that the library registered, by its place in the order; null: none at all. */
    private static Runnable[] systemHooks;

    private Shutdown() {
    }

    /** Initializes the class. */
    static void prepare() {
    }

    static synchronized void add(Thread hook) {
        checkRunning();
        if (indexOf(hook) >= 0) {
            throw new IllegalArgumentException("Hook previously registered");
        }
        if (hook.isAlive()) {
            throw new IllegalArgumentException("Hook already running");
        }
        Thread[] more = new Thread[hooks.length + 1];
        System.arraycopy(hooks, 0, more, 0, hooks.length);
        more[hooks.length] = hook;
        hooks = more;
    }

    static synchronized boolean remove(Thread hook) {
        checkRunning();
        if (hook == null) {
            throw new NullPointerException();
        }
        int index = indexOf(hook);
        if (index < 0) {
            return false;
        }
        Thread[] fewer = new Thread[hooks.length - 1];
        System.arraycopy(hooks, 0, fewer, 0, index);
        System.arraycopy(hooks, index + 1, fewer, index, fewer.length - index);
        hooks = fewer;
        return true;
    }

    private static void checkRunning() {
        if (hooks == null) {
            throw new IllegalStateException("Shutdown in progress");
        }
    }

    private static int indexOf(Thread hook) {
        for (int i = 0; i < hooks.length; i++) {
            if (hooks[i] == hook) {
                return i;
            }
        }
        return -1;
    }

    static synchronized void add(int place, boolean evenWhileShuttingDown, Runnable hook) {
        if (!evenWhileShuttingDown) {
            checkRunning();
        }
        if (systemHooks == null) {
            systemHooks = new Runnable[SYSTEM_HOOKS];
        }
        if (systemHooks[place] != null) {
            throw new InternalError("Shutdown hook at slot " + place + " already registered");
        }
        systemHooks[place] = hook;
    }

    /** Runs the hooks and stops the VM. Whoever comes second waits, forever; hooks may ask about hooks meanwhile. */
    @Hidden
    static void exit(int status) {
        synchronized (Runtime.class) {
            runHooks();
            halt(status);
        }
    }

    @Hidden
    private static void runHooks() {
        Thread[] threads = takeHooks();
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            join(thread);
        }
        for (int i = 0; systemHooks != null && i < SYSTEM_HOOKS; i++) {
            if (systemHooks[i] != null) {
                runQuietly(systemHooks[i]);
            }
        }
    }

    private static synchronized Thread[] takeHooks() {
        Thread[] threads = hooks == null ? new Thread[0] : hooks;
        hooks = null;
        return threads;
    }

    private static void join(Thread thread) {
        for (boolean ended = false; !ended;) {
            try {
                thread.join();
                ended = true;
            } catch (InterruptedException stillWaiting) {
                continue;
            }
        }
    }

    private static void runQuietly(Runnable hook) {
        try {
            hook.run();
        } catch (Throwable ignored) {
            return;
        }
    }

    /** Stops the VM at once. */
    static native void halt(int status);
}
