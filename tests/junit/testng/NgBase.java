package features;

import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** TestNG: what others inherit. */
public class NgBase {
    @BeforeClass
    public void beforeClassOfBase() {
        Log.of("before class of base");
    }

    @BeforeMethod
    public void beforeOfBase() {
        Log.of("before of base");
    }

    @AfterMethod
    public void afterOfBase() {
        Log.of("after of base");
    }

    @Test
    public void inherited() {
        Log.of("inherited");
    }
}
