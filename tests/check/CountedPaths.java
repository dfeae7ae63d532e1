// verdict: assertion
// replay: no
/** A counter is not set back with the path: the fourth of four paths sees a 4. */
import gov.nasa.jpf.vm.Verify;

public class CountedPaths {
    public static void main(String[] arguments) {
        int value = Verify.random(3);
        int paths = Verify.incrementCounter(0);
        assert paths == Verify.getCounter(0);
        assert paths != 4 : value;
    }
}
