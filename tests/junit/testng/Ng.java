package features;

import java.lang.reflect.Method;
import java.util.Iterator;
import java.util.List;
import org.testng.Assert;
import org.testng.SkipException;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.DataProvider;
import org.testng.annotations.Test;

/** TestNG: expectations and data providers. */
public class Ng {
    private int count;

    @Test(expectedExceptions = IllegalStateException.class)
    public void expected() {
        throw new IllegalStateException();
    }

    @Test(expectedExceptions = IllegalStateException.class, expectedExceptionsMessageRegExp = "a.*")
    public void expectedMessage() {
        throw new IllegalStateException("b");
    }

    @Test(expectedExceptions = IllegalStateException.class)
    public void expectedInVain() {
        Log.of("nothing");
    }

    @Test(expectedExceptions = IllegalStateException.class, expectedExceptionsMessageRegExp = ".*b")
    public void expectedLines() {
        throw new IllegalStateException("a\nb");
    }

    @Test(invocationCount = 3)
    public void counted() {
        Log.of("counted", ++count);
    }

    @BeforeMethod
    public void before(Method method) {
        Log.of("before", method.getName());
    }

    @DataProvider
    public static Object[][] byMethod(Method method) {
        return new Object[][] {{method.getName()}};
    }

    @Test(dataProvider = "byMethod")
    public void providedForIt(String name) {
        Log.of(name);
    }

    @Test
    static void ofClass() {
        Log.of("static");
    }

    @Test
    public void skips() {
        throw new SkipException("not now");
    }

    @DataProvider(name = "numbers")
    public Object[][] makeNumbers() {
        return new Object[][] {{1, "a"}, {2, "b"}};
    }

    @DataProvider
    public static Iterator<Object[]> rows() {
        return List.of(new Object[] {3}, new Object[] {4}).iterator();
    }

    @Test(dataProvider = "numbers")
    public void provided(int number, String text) {
        Log.of(number, text);
        Assert.assertTrue(number < 2);
    }

    @Test(dataProvider = "rows")
    public void providedRows(int number) {
        Log.of(number);
    }
}
