package java.lang;

import clew.internal.Hidden;
import clew.internal.Invoke;

/** The VM's way into a program, and out of it: the life of the first thread. */
final class Launcher {
    private Launcher() {
    }

    /**
     * Runs main, on a new instance if a constructor is given (-1: none), with arguments if it takes them (else null).
     * When every other thread that is left is a daemon, the program ends.
     */
    @Hidden
    private static void launch(int main, int constructor, String[] arguments) {
        Shutdown.prepare(); // now, and not at the end of each path
        Throwable.prepare(); // now, and not when the stack of a thread is full
        Thread thread = new Thread(ThreadGroup.forMain(), "main", false);
        thread.attach();
        int status = 0;
        if (usesStreams(main)) {
            System.prepare(); // as java does before main
        }
        try {
            Invoke.callVoid(main, false, parameters(main, constructor, arguments));
        } catch (Throwable exception) {
            thread.dispatchUncaughtException(exception);
            status = 1;
        }
        thread.terminate();
        awaitOthers();
        Shutdown.exit(status);
    }

    /** The life of a thread that begins when the process is told to end by a signal. */
    @Hidden
    private static void end(int signal) {
        new Thread(ThreadGroup.forMain(), "signal " + signal, true).attach();
        Shutdown.exit(128 + signal);
    }

    @Hidden
    private static Object[] parameters(int main, int constructor, String[] arguments) {
        if (constructor < 0) {
            return arguments == null ? new Object[0] : new Object[] {arguments};
        }
        Object instance = Invoke.allocate(ownerOf(main));
        Invoke.callVoid(constructor, false, new Object[] {instance});
        return arguments == null ? new Object[] {instance} : new Object[] {instance, arguments};
    }

    private static native Class<?> ownerOf(int method);

    /** Does the class of main name System? */
    private static native boolean usesStreams(int main);

    /** Blocks until every other thread that is alive is a daemon. */
    private static native void awaitOthers();
}
