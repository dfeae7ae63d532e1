package features;

import org.testng.annotations.AfterClass;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** TestNG: fixtures and inheritance. */
public class NgDerived extends NgBase {
    private int count;

    @BeforeClass
    public void beforeClass() {
        Log.of("before class", ++count);
    }

    @AfterClass
    public void afterClass() {
        Log.of("after class", ++count);
    }

    @BeforeMethod
    public void before() {
        Log.of("before", ++count);
    }

    @AfterMethod
    public void after() {
        Log.of("after", ++count);
    }

    @BeforeMethod(enabled = false)
    public void off() {
        Log.of("never");
    }

    @Test
    public void own() {
        Log.of("own", ++count);
    }

    @Test(enabled = false)
    public void switchedOff() {
        Log.of("never");
    }
}
