package features;

import org.testng.annotations.Test;

/** TestNG: the annotation of a method comes before that of its class. */
@Test(enabled = false)
public class NgOff {
    @Test
    public void on() {
        Log.of("on");
    }
}
