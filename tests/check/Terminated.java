// ordered: yes
// verdict: incomplete
/** Ends the search on the first path, so that what is wrong on later ones is not found. */
import gov.nasa.jpf.vm.Verify;

public class Terminated {
    public static void main(String[] arguments) {
        int value = Verify.random(1000);
        if (value == 0) {
            Verify.terminateSearch();
        }
        Verify.random(3);
        assert value < 900;
    }
}
