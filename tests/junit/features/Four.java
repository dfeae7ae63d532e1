package features;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assume.assumeTrue;

import org.junit.After;
import org.junit.AfterClass;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.Ignore;
import org.junit.Test;

/** JUnit 4. */
public class Four {
    public static class Base {
        @BeforeClass
        public static void beforeClassOfBase() {
            Log.of("before class of base");
        }

        @AfterClass
        public static void afterClassOfBase() {
            Log.of("after class of base");
        }

        @Before
        public void beforeOfBase() {
            Log.of("before of base");
        }

        @Before
        public void overridden() {
            Log.of("overridden, of base");
        }

        @Before
        public void overriddenWithout() {
            Log.of("overridden without, of base");
        }

        @After
        public void afterOfBase() {
            Log.of("after of base");
        }

        @Test
        public void inherited() {
            Log.of("inherited");
        }

        @Test
        public void overriddenTest() {
            Log.of("overridden test, of base");
        }
    }

    public static class Derived extends Base {
        @BeforeClass
        public static void alpha() {
            Log.of("before class alpha");
        }

        @BeforeClass
        public static void beta() {
            Log.of("before class beta");
        }

        @AfterClass
        public static void gamma() {
            Log.of("after class gamma");
        }

        @AfterClass
        public static void delta() {
            Log.of("after class delta");
        }

        @Before
        public void one() {
            Log.of("before one");
        }

        @Before
        public void two() {
            Log.of("before two");
        }

        @Before
        public void three() {
            Log.of("before three");
        }

        @Before
        @Override
        public void overridden() {
            Log.of("overridden, of derived");
        }

        @Override
        public void overriddenWithout() {
            Log.of("overridden without, of derived");
        }

        @Override
        public void overriddenTest() {
            Log.of("overridden test, of derived");
        }

        @After
        public void four() {
            Log.of("after four");
        }

        @After
        public void five() {
            Log.of("after five");
        }

        @Test
        public void own() {
            Log.of("own");
        }

        @Test
        @Ignore("later")
        public void ignored() {
            Log.of("never");
        }
    }

    @Test(expected = IllegalStateException.class)
    public void expected() {
        throw new IllegalStateException();
    }

    @Test(expected = RuntimeException.class)
    public void expectedSubclass() {
        throw new IllegalStateException();
    }

    @Test(expected = IllegalStateException.class)
    public void expectedInVain() {
        Log.of("nothing");
    }

    @Test(expected = IllegalStateException.class)
    public void expectedAnother() {
        throw new IllegalArgumentException();
    }

    @Test(timeout = 10000)
    public void inTime() {
        Log.of("in time");
    }

    @Test
    public void fails() {
        assertEquals("numbers", 1, 2);
    }

    @Test
    public void throwsAsserted() {
        Log.of(assertThrows(IllegalStateException.class, () -> { throw new IllegalStateException("thrown"); }).getMessage());
    }

    @Test
    public void assumes() {
        assumeTrue(false);
    }

    public static class FailsInBoth {
        @Before
        public void before() {
            Log.of("before");
            throw new IllegalStateException("before");
        }

        @Test
        public void never() {
            Log.of("never");
        }

        @After
        public void after() {
            Log.of("after");
            throw new IllegalStateException("after");
        }
    }

    @Ignore
    public static class Ignored {
        @Test
        public void never() {
            Log.of("never");
        }
    }
}
