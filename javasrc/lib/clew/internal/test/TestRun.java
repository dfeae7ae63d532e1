package clew.internal.test;

import clew.internal.Atomic;
import clew.internal.CallsOut;
import clew.internal.Hidden;
import clew.internal.Reflect;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;

/** Runs one test as its framework does: instances, what comes before, the method, what comes after. */
final class TestRun {
    private final TestCase test;
    private final List<Fixtures> levels;
    private final Object[] instances;       // of each level, once there is one
    private final Object[] values;          // for the parameters of the test
    private final Expectation expected;
    private final Failures failures = new Failures();
    private boolean isMisconfigured;        // a fixture of TestNG has failed

    /** All that is to be known of the test, in one step, however long that takes. */
    @Atomic @CallsOut
    private TestRun(TestCase test) {
        this.test = test;
        this.levels = Fixtures.of(test);
        this.instances = new Object[levels.size()];
        this.values = arguments(test);
        this.expected = Expectation.of(test);
        test.method.setAccessible(true);
        for (Fixtures fixtures : levels) {
            for (Method method : fixtures.all()) {
                method.setAccessible(true);
            }
        }
    }

    /** What the test fails with; null: nothing. */
    static Throwable run(TestCase test) {
        if (test.framework == Framework.JUNIT3) {
            return runJUnit3(test);
        }
        TestRun run = new TestRun(test);
        run.beforeAll(0);
        return run.failures.first();
    }

    /** TestCase does it all itself. */
    private static Throwable runJUnit3(TestCase test) {
        try {
            Object instance = Instances.create(test.type(), null, test);
            test.type().getMethod("setName", String.class).invoke(instance, test.method.getName());
            test.type().getMethod("runBare").invoke(instance);
            return null;
        } catch (InvocationTargetException failed) {
            return failed.getCause();
        } catch (Throwable failed) {
            return failed;
        }
    }

    /** What runs before all tests of this level and of those in it, these, and what runs after all. */
    @Hidden
    private void beforeAll(int level) {
        if (level == levels.size()) {
            runMethod();
            return;
        }
        Fixtures fixtures = levels.get(level);
        if (fixtures.isPerClass && !instantiate(level)) {
            return;
        }
        if (callAll(fixtures.beforeAll, level, true)) {
            beforeAll(level + 1);
        }
        for (Method method : fixtures.afterAll) {
            callAfterAll(method, level);
        }
    }

    /** Makes the instances that are missing up to this level. */
    private boolean instantiate(int level) {
        try {
            for (int i = 0; i <= level; i++) {
                if (instances[i] == null) {
                    instances[i] = Instances.create(levels.get(i).type, i == 0 ? null : instances[i - 1], test);
                }
            }
            return true;
        } catch (Throwable failed) {
            failures.add(failed);
            return false;
        }
    }

    @Hidden
    private void runMethod() {
        if (!instantiate(levels.size() - 1)) {
            return;
        }
        Invocations.of(test).run(this::runOnce);
    }

    /** What runs before each call of the method, the call, and what runs after each; false: something fails. */
    @Hidden
    private boolean runOnce() {
        boolean goesOn = true;
        for (int level = 0; level < levels.size() && goesOn; level++) {
            goesOn = callAll(levels.get(level).beforeEach, level, false);
        }
        boolean isCalled = goesOn;
        if (isCalled) {
            callTest();
        }
        for (int level = levels.size() - 1; level >= 0; level--) {
            for (Method method : levels.get(level).afterEach) {
                call(method, level, false);
            }
        }
        if (isCalled && test.closesArguments()) {
            closeArguments();
        }
        return failures.first() == null;
    }

    /** Those that the test has taken, the last one first. */
    @Hidden
    private void closeArguments() {
        for (int i = Math.min(test.arguments.length, test.method.getParameterCount()) - 1; i >= 0; i--) {
            if (test.arguments[i] instanceof AutoCloseable) {
                try {
                    ((AutoCloseable) test.arguments[i]).close();
                } catch (Throwable failed) {
                    failures.add(failed);
                }
            }
        }
    }

    /** JUnit stops at the first that fails. */
    @Hidden
    private boolean callAll(List<Method> methods, int level, boolean isForAll) {
        for (Method method : methods) {
            if (!call(method, level, isForAll)) {
                return false;
            }
        }
        return true;
    }

    @Hidden
    private boolean call(Method method, int level, boolean isForAll) {
        if (isMisconfigured && !Fixtures.runsAlways(method)) {
            return false;
        }
        try {
            invoke(method, level, isForAll);
            return true;
        } catch (Throwable failed) {
            isMisconfigured = test.framework == Framework.TESTNG;
            failures.add(failed);
            return false;
        }
    }

    /** A fixture. */
    @Hidden
    private void invoke(Method method, int level, boolean isForAll) {
        Object[] values = Injection.fill(method.getParameterTypes(), TestCase.NONE, test, isForAll ? level : Injection.OF_TEST);
        invoke(method, Modifier.isStatic(method.getModifiers()) ? null : instances[level], values);
    }

    @Hidden
    private static void invoke(Method method, Object instance, Object[] values) {
        try {
            method.invoke(instance, values);
        } catch (InvocationTargetException failed) {
            throw Reflect.sneaky(failed.getCause());
        } catch (IllegalAccessException failed) {
            throw new Unusable(failed.toString());
        }
    }

    @Hidden
    private void callTest() {
        Throwable thrown = TimeLimit.hasOwnThread(test) ? TimeLimit.inOwnThread(this::thrownByTest) : thrownByTest();
        if (thrown == null && expected.isThere()) {
            failures.add(new AssertionError("Expected exception: " + expected));
        } else if (thrown != null && !expected.isMetBy(thrown)) {
            failures.add(thrown);
        }
    }

    /** null: nothing. */
    @Hidden
    private Throwable thrownByTest() {
        try {
            invoke(test.method, Modifier.isStatic(test.method.getModifiers()) ? null : instances[levels.size() - 1], values);
            return null;
        } catch (Throwable failed) {
            return failed;
        }
    }

    /** An assumption that fails when all tests have ended is none of this test's. */
    @Hidden
    private void callAfterAll(Method method, int level) {
        if (isMisconfigured && !Fixtures.runsAlways(method)) {
            return;
        }
        try {
            invoke(method, level, true);
        } catch (Throwable failed) {
            isMisconfigured = test.framework == Framework.TESTNG;
            if (!Failures.isAssumption(failed)) {
                failures.add(failed);
            }
        }
    }

    /** The values for the method's parameters, converted. */
    static Object[] arguments(TestCase test) {
        Class<?>[] types = test.method.getParameterTypes();
        Object[] given = test.arguments, values = new Object[Math.min(given.length, types.length)];
        for (int i = 0; i < values.length; i++) {
            if (Injection.isKnown(types[i])) {
                values = java.util.Arrays.copyOf(values, i);
                break;
            }
            values[i] = Conversion.convert(NamedValue.payload(given[i]), types[i]);
        }
        if (test.framework == Framework.TESTNG && given.length > values.length) {
            throw new Unusable("there are " + given.length + " arguments for " + test.methodName());
        }
        Injection.requireKnown(test.method, values.length, test.framework);
        return Injection.fill(types, values, test, Injection.OF_TEST);
    }
}
