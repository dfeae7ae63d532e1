package features;

import static org.junit.Assume.assumeTrue;

import junit.framework.TestCase;
import org.junit.Ignore;

/** JUnit 3. */
public class Three extends TestCase {
    @Override
    protected void setUp() {
        Log.of("set up", getName());
    }

    @Override
    protected void tearDown() {
        Log.of("tear down", getName());
    }

    public void testPasses() {
        Log.of("passes");
    }

    public void testFails() {
        assertEquals(1, 2);
    }

    public void testThrows() throws Exception {
        throw new Exception("thrown");
    }

    @Ignore
    public void testIsNotIgnored() {
        Log.of("not ignored");
    }

    /** JUnit 3 knows no assumptions. */
    public void testAssumes() {
        assumeTrue(false);
    }

    public static void testOfClass() {
        Log.of("static");
    }

    public void helper() {
        Log.of("no test");
    }

    public static class Heir extends Three {
        public void testMore() {
            Log.of("more");
        }
    }
}
