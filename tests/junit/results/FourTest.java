package results;

import java.util.concurrent.locks.ReentrantLock;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.junit.runners.JUnit4;
import org.junit.runners.Parameterized;
import org.junit.runners.Suite;

/** JUnit 4. Before each test: how its line ends. */
public class FourTest {
    private int value;

    // result: failed: assertion: java.lang.AssertionError: expected:<2> but was:<1>
    @Test(timeout = 1)
    public void losesUpdate() throws Exception {
        Thread one = new Thread(() -> value++), other = new Thread(() -> value++);
        one.start();
        other.start();
        one.join();
        other.join();
        org.junit.Assert.assertEquals(2, value);
    }

    // result: failed: assertion: java.lang.AssertionError: Expected exception: java.lang.IllegalStateException
    @Test(expected = IllegalStateException.class)
    public void throwsOnSomeSchedules() {
        new Thread(() -> value = 1).start();
        if (value == 0)
            throw new IllegalStateException();
    }

    // result: failed: assertion: org.junit.ComparisonFailure: expected:<a[b]c> but was:<a[x]c>
    @Test
    public void comparesTexts() {
        org.junit.Assert.assertEquals("abc", "axc");
    }

    // result: unusable (a test of JUnit 4 must be public, not static, and return nothing)
    @Test
    void notPublic() {
    }

    /** A test with a limit runs in another thread than its fixtures. */
    public static class LockedTest {
        private final ReentrantLock lock = new ReentrantLock();

        @Before
        public void before() {
            lock.lock();
        }

        // result: proved
        @Test
        public void takesItAgain() {
            lock.lock();
            lock.unlock();
        }

        // result: failed: deadlock: no thread can go on
        @Test(timeout = 100)
        public void cannotTakeItAgain() {
            lock.lock();
        }

        // result: proved
        @Test(timeout = 100, expected = IllegalMonitorStateException.class)
        public void doesNotHoldIt() {
            lock.unlock();
        }

        @After
        public void after() {
            lock.unlock();
        }
    }

    static class HiddenTest {
        public HiddenTest() {
        }

        // result: unusable (the class results.FourTest$HiddenTest of a test of JUnit 4 must be public)
        @Test
        public void isInHiddenClass() {
        }
    }

    @RunWith(Parameterized.class)
    public static class HiddenFieldTest {
        @Parameterized.Parameter
        private int value;

        @Parameterized.Parameters
        public static Object[] values() {
            return new Object[] {1};
        }

        // result: unusable (the field value with @Parameter must be public)
        @Test
        public void hasNoValue() {
        }
    }

    @RunWith(JUnit4.class)
    public static class WithRunnerTest {
        // result: proved
        @Test
        public void plain() {
        }
    }

    @RunWith(Parameterized.class)
    public static class ParameterizedTest {
        // result: unusable (no public static method of results.FourTest$ParameterizedTest has @Parameters)
        @Test
        public void parameterized() {
        }
    }

    @RunWith(Parameterized.class)
    public static class FactoryTest {
        @Parameterized.Parameter
        public int value;

        @Parameterized.Parameters
        public static Object[] values() {
            throw new IllegalStateException("no values");
        }

        // result: unusable (the method values of @Parameters throws java.lang.IllegalStateException: no values)
        @Test
        public void valued() {
        }
    }

    @RunWith(Suite.class)
    public static class SuiteTest {
        // result: unusable (runners of JUnit 4 are not run: org.junit.runners.Suite)
        @Test
        public void neverRun() {
        }
    }

    public static class NamedTest extends junit.framework.TestCase {
        // result: unusable (a test of JUnit 3 must be public)
        void testHidden() {
        }
    }

    public static class UnmadeTest extends junit.framework.TestCase {
        UnmadeTest() {
        }

        // result: unusable (results.FourTest$UnmadeTest must have a public constructor, with the name of the test or without parameters)
        public void testUnmade() {
        }
    }

    public static class RuledTest {
        @Rule
        public TemporaryFolder folder = new TemporaryFolder();

        // result: unusable (rules of JUnit 4 are not run: folder)
        @Test
        public void ruled() {
        }
    }
}
