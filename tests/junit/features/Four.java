package features;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assume.assumeTrue;

import java.util.Arrays;
import java.util.Collection;
import org.junit.After;
import org.junit.AfterClass;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.Ignore;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameter;
import org.junit.runners.Parameterized.Parameters;

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

    public static class AssumesThenFails {
        @Test
        public void assumes() {
            assumeTrue(false);
        }

        @After
        public void after() {
            Log.of("after");
            throw new IllegalStateException("after");
        }
    }

    public static class AssumesAfterClass {
        @Test
        public void passes() {
            Log.of("passes");
        }

        @AfterClass
        public static void afterClass() {
            Log.of("after class");
            assumeTrue(false);
        }
    }

    public static class Shadows extends Base {
        @BeforeClass
        public static void beforeClassOfBase() {
            Log.of("before class, shadows");
        }

        @Test(expected = RuntimeException.class)
        public void expectsAnAssumption() {
            assumeTrue(false);
        }

        @Test(expected = IllegalStateException.class)
        public void assumesInstead() {
            assumeTrue(false);
        }
    }

    /** JUnit 4 does not look into it. */
    public interface AbstractService {
        @Before
        default void beforeOfService() {
            Log.of("never");
        }

        @Test
        default void testOfService() {
            Log.of("never");
        }
    }

    public static class Uses implements AbstractService {
        @Test
        public void own() {
            Log.of("own");
        }
    }

    @RunWith(Parameterized.class)
    public static class ByConstructor {
        private final int number;
        private final String text;

        public ByConstructor(int number, String text) {
            this.number = number;
            this.text = text;
        }

        @Parameters(name = "{index}: {1}")
        public static Collection<Object[]> rows() {
            return Arrays.asList(new Object[][] {{1, "a"}, {2, null}});
        }

        @Test
        public void shows() {
            Log.of(number, text);
            assertEquals(1, number);
        }
    }

    @RunWith(Parameterized.class)
    public static class ByFields {
        @Parameter
        public String one;
        @Parameter(1)
        public long two;

        @Parameters
        public static Object[] rows() {
            return new Object[][] {{"a", 1L}, {"b", 2L}};
        }

        @Before
        public void before() {
            Log.of("before", one);
        }

        @Test
        public void shows() {
            Log.of(one, two);
        }
    }

    @RunWith(Parameterized.class)
    public static class BySingleValues {
        @Parameter
        public String value;

        @Parameters
        public static Iterable<?> values() {
            return Arrays.asList("a", "b");
        }

        @Test
        public void shows() {
            Log.of(value);
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
