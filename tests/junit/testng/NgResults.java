package features;

import org.testng.Assert;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeGroups;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.DataProvider;
import org.testng.annotations.Factory;
import org.testng.annotations.Test;

/** TestNG: what depends on schedules, and what clew does not do in its place. Before each test: how its line ends. */
public class NgResults {
    private int value;
    private final Object lock = new Object();
    private int guarded, started;

    // result: failed: assertion: java.lang.AssertionError: the calls have met
    @Test(invocationCount = 3, threadPoolSize = 2)
    public void callsMeet() {
        value++;
        Assert.assertEquals(value, 1, "the calls have met");
        value--;
    }

    // result: proved
    @Test(invocationCount = 3, threadPoolSize = 2)
    public void callsDoNotMeet() {
        synchronized (lock) {
            guarded++;
            Assert.assertEquals(guarded, 1);
            guarded--;
        }
    }

    @DataProvider
    public static Object[][] nothing() {
        return new Object[0][];
    }

    // result: skipped (its data provider has no values)
    @Test(dataProvider = "nothing")
    public void neverCalled(int number) {
    }

    // result: unusable (TestNG does not call a test that returns something)
    @Test
    public int returnsSomething() {
        return 1;
    }

    // result: unusable (it depends on other tests, and each test is checked alone)
    @Test(dependsOnMethods = "callsMeet")
    public void comesAfter() {
    }

    public static class Grouped {
        @BeforeGroups("some")
        public void before() {
        }

        // result: unusable (@BeforeGroups is not supported: before)
        @Test(groups = "some")
        public void isInGroup() {
        }
    }

    public static class Made {
        @Factory
        public Object[] make() {
            return new Object[] {new Made(), new Made()};
        }

        // result: unusable (@Factory is not supported: make)
        @Test
        public void isMade() {
        }
    }

    public static class Ordered {
        @BeforeMethod(dependsOnMethods = "second")
        public void first() {
        }

        @BeforeMethod
        public void second() {
        }

        // result: unusable (the fixture first depends on others, whose order is not known)
        @Test
        public void isOrdered() {
        }
    }
}
