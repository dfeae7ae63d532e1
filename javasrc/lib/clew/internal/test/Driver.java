package clew.internal.test;

import clew.internal.Atomic;
import clew.internal.CallsOut;
import clew.internal.Hidden;
import java.lang.reflect.Field;

/** Runs one test for `clew test`. Arguments: class, nested classes ("/Inner"), method with its types, number of the call. */
public final class Driver extends Listing {
    private static final int ASSUMPTION = 0, PASSED = 1, TIME_LIMIT = 2, BEGUN = 3;

    private final String className, path, method;
    private final int index;
    private TestCase wanted;
    private String problem = "there is no such test";

    private Driver(String[] words) {
        className = words[0];
        path = words[1];
        method = words[2];
        index = Integer.parseInt(words[3]);
    }

    @Hidden
    public static void main(String[] words) throws Throwable {
        note(BEGUN);
        TestCase test = find(words);
        if (TimeLimit.isThere(test)) {
            note(TIME_LIMIT);
        }
        Throwable failure = TestRun.run(test);
        if (failure == null || test.framework != Framework.JUNIT3 && Failures.isAssumption(failure)) {
            note(failure == null ? PASSED : ASSUMPTION);
            end();
        }
        word(failure);
        throw failure;
    }

    /** Some failures have a message only when they are asked for it, as JUnit 4's ComparisonFailure: the VM tells what is in the field. */
    @Atomic @CallsOut
    private static void word(Throwable failure) {
        try {
            String message = failure.getMessage();
            if (message != null) {
                Field field = Throwable.class.getDeclaredField("detailMessage");
                field.setAccessible(true);
                field.set(failure, message);
            }
        } catch (Throwable wordless) {
            return;             // it is told without
        }
    }

    /** One step, however long it takes; sources of arguments run as the rest of the program. */
    @Atomic @CallsOut
    private static TestCase find(String[] words) throws ClassNotFoundException {
        Driver driver = new Driver(words);
        driver.addClass(Class.forName(driver.className, false, ClassLoader.getSystemClassLoader()));
        if (driver.wanted == null) {
            throw new Unusable(driver.problem);
        }
        return driver.wanted;
    }

    @Override
    boolean wants(TestCase test) {
        return test.path().equals(path) && test.methodName().equals(method);
    }

    @Override
    void add(TestCase test, String skipped, String unusable) {
        if (test.index == index) {
            problem = unusable;
            wanted = unusable == null ? test : null;
        }
    }

    /** Ends the program. */
    private static native void end();

    /** Tells the VM that the test has begun, has ended on this path, with its assumptions met or not, or that it has a limit of time. */
    private static native void note(int what);
}
