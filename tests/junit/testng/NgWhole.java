package features;

import org.testng.Assert;
import org.testng.annotations.Test;

/** TestNG: the annotation on a class. */
@Test
public class NgWhole {
    public void one() {
        Log.of("one");
    }

    public void two() {
        Assert.assertEquals(1, 2);
    }

    public static void ofClass() {
        Log.of("static");
    }

    public int helperWithResult() {
        return 1;
    }

    void helper() {
        Log.of("no test");
    }
}
