import clew.Verify;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Meets what is noted on one of 64 paths, N, and nowhere else: whoever takes that path, the summary must tell.  `first N`: its first step
 * only, which leads to a state that others lead to, too; `last N`: its last. */
public class Late {
    public static void main(String[] arguments) {
        int wanted = Integer.parseInt(arguments[1]);
        if (arguments[0].equals("first") && Verify.random(63) == wanted)
            meet();
        int path = 0;
        for (int i = 0; i < 6; i++)
            path = 2 * path + Verify.random(1);
        if (arguments[0].equals("last") && path == wanted)
            meet();
    }

    private static void meet() {
        new AtomicInteger().weakCompareAndSetPlain(0, 1);
        new CountDownLatch(1).countDown();
    }
}
