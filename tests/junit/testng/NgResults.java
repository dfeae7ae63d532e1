package features;

import org.testng.Assert;
import org.testng.IHookCallBack;
import org.testng.IHookable;
import org.testng.ITestResult;
import org.testng.SkipException;
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

    // result: skipped (invocationCount = 0)
    @Test(invocationCount = 0)
    public void calledNever() {
    }

    // result: unusable (successPercentage is not supported: one call that fails is a failure)
    @Test(invocationCount = 3, successPercentage = 60)
    public void mayFailOnce() {
    }

    @DataProvider
    public static Object[][] pair() {
        return new Object[][] {{1, 2}};
    }

    // result: unusable (there are 2 arguments for takesOne(int))
    @Test(dataProvider = "pair")
    public void takesOne(int number) {
    }

    @DataProvider(indices = 2)
    public static Object[][] third() {
        return new Object[][] {{1}, {2}, {3}};
    }

    // result: [1] (3): proved
    @Test(dataProvider = "third")
    public void providedThird(int number) {
        Assert.assertEquals(number, 3);
    }

    /** What comes after a fixture that has failed. */
    public static class Misconfigured {
        private Object made;

        @BeforeMethod
        public void before() {
            throw new SkipException("not here");
        }

        // result: skipped (an assumption fails on every schedule)
        @Test
        public void isSkippedByItsFixture() {
        }

        @AfterMethod
        public void after() {
            made.hashCode();
        }
    }

    public static class Cleaned {
        @BeforeMethod
        public void before() {
            throw new SkipException("not here");
        }

        // result: failed: assertion: java.lang.AssertionError: in any case
        @Test
        public void isSkippedAndCleanedUp() {
        }

        @AfterMethod(alwaysRun = true)
        public void after() {
            Assert.fail("in any case");
        }
    }

    public static class First {
        @BeforeMethod(firstTimeOnly = true)
        public void before() {
        }

        // result: proved
        @Test
        public void isCalledOnce() {
        }

        // result: unusable (the fixture before is for the first or last call only, which is not supported)
        @Test(invocationCount = 2)
        public void isCalledTwice() {
        }
    }

    public static class Hooked implements IHookable {
        @Override
        public void run(IHookCallBack callBack, ITestResult result) {
        }

        // result: unusable (classes that call their tests themselves are not supported: org.testng.IHookable)
        @Test
        public void isNotCalledDirectly() {
        }
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
