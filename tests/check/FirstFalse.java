// verdict: none
/** Of a boolean the wanted value comes first. */
import clew.Verify;

public class FirstFalse {
    public static void main(String[] arguments) {
        boolean one = Verify.getBoolean(true), other = Verify.getBoolean(false);
        if (Verify.incrementCounter(0) == 1) {
            assert !one && other;
        }
    }
}
