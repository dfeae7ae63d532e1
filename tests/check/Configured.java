// verdict: none
// with --config n=3 --config n=4 --config list=1,5 --config range=2..4: assertion
// with --config n=4 --config list=2,5 --config range=2..4: none
// with --config n=4 --config list=2,5 --config range.min=1 --config range.max=2: assertion
// with --config n=4 --config list=2 --config range=3 --config d=0.5,1.5: assertion
/** Values from outside; a later one wins. */
import gov.nasa.jpf.vm.Verify;

public class Configured {
    public static void main(String[] arguments) {
        if (Verify.getProperty("n") == null) {
            return;
        }
        assert Verify.getInt("n") == 4;
        assert Verify.getInt("list") >= 2;
        assert Verify.getInt("range") >= 2;
        if (Verify.getProperty("d") != null) {
            assert Verify.getDouble("d") < 1;
        }
    }
}
