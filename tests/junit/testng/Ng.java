package features;

import java.util.Iterator;
import java.util.List;
import org.testng.Assert;
import org.testng.SkipException;
import org.testng.annotations.DataProvider;
import org.testng.annotations.Test;

/** TestNG: expectations and data providers. */
public class Ng {
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
