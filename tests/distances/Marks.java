/** What is an assertion, what is a throw, and what is neither: tests/suites/distances knows how many of each there are. */
public class Marks {
    static int x;

    static void locks() {
        synchronized (Marks.class) {            // the compiler's athrow, which gives the lock back
            x++;
        }
    }

    static void cleansUp() {
        try {
            x++;
        } finally {                             // another of the compiler's
            x--;
        }
    }

    static void throwsOne() {
        if (x > 9)
            throw new IllegalStateException();
    }

    static void throwsAgain() {
        try {
            throwsOne();
        } catch (IllegalStateException again) {
            x++;
            throw again;
        }
    }

    static void asserts() {
        assert x >= 0;                          // makes an AssertionError and throws it
        clew.Verify.assertTrue(x >= 0);
    }

    static void unused() {
        throw new IllegalStateException();
    }

    public static void main(String[] arguments) {
        locks();
        cleansUp();
        throwsAgain();
        asserts();
    }
}
