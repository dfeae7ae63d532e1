package results;

import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.junit.runners.JUnit4;
import org.junit.runners.Parameterized;

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

    // result: unusable (a test of JUnit 4 must be public, not static, and return nothing)
    @Test
    void notPublic() {
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
        // result: unusable (runners of JUnit 4 are not run: org.junit.runners.Parameterized)
        @Test
        public void parameterized() {
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
