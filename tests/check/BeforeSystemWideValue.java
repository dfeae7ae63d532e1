// verdict: assertion
// with --config of=properties: assertion
// with --config of=streams: assertion
// with --config of=blocker: assertion
import clew.Verify;
import java.util.concurrent.locks.LockSupport;

/** Others may come before what is set for all of the program, and before it is asked for. */
public class BeforeSystemWideValue {
    private static volatile int place;

    private static void set(String of) {
        place = 1;
        if (of.equals("properties")) {
            System.setProperty("key", "value");
        } else if (of.equals("streams")) {
            System.setErr(System.out);
        } else if (of.equals("blocker")) {
            LockSupport.parkNanos(BeforeSystemWideValue.class, 1);
        } else {
            Thread.setDefaultUncaughtExceptionHandler((thread, exception) -> place = 3);
        }
        place = 2;
    }

    private static boolean isSet(String of, Thread thread) {
        return of.equals("properties") ? System.getProperty("key") != null
            : of.equals("streams") ? System.err == System.out
            : of.equals("blocker") ? LockSupport.getBlocker(thread) != null : Thread.getDefaultUncaughtExceptionHandler() != null;
    }

    public static void main(String[] arguments) {
        String of = String.valueOf(Verify.getProperty("of"));
        Thread thread = new Thread(() -> set(of));
        thread.start();
        boolean early = place == 0;
        boolean set = isSet(of, thread);
        if (of.equals("streams")) {
            assert place != 1 || System.err == System.out : "not set yet";
        } else {
            Verify.ignoreIf(!early || !set);
            Thread.setDefaultUncaughtExceptionHandler(null);
            assert false : "set in between";
        }
    }
}
