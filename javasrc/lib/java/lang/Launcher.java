package java.lang;

import clew.internal.Hidden;
import clew.internal.Invoke;

/** The VM's way into a program, and out of it. */
final class Launcher {
    private Launcher() {
    }

    /** For the VM: runs on its first thread, which gets its object here. Returns only if the VM does not stop at halt. */
    @Hidden
    private static void launch(int mainMethod, Object[] arguments) {
        Thread main = new Thread(ThreadGroup.forMain());
        main.attach();
        int status = 0;
        try {
            Invoke.callVoid(mainMethod, false, arguments);
        } catch (Throwable exception) {
            main.dispatchUncaughtException(exception);
            status = 1;
        }
        main.terminate();
        awaitOthers();
        Shutdown.exit(status);
    }

    /** Blocks until every other thread that is alive is a daemon. */
    private static native void awaitOthers();
}
