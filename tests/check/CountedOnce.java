// verdict: none
/** Counting begins anew when the search does, and what came before the first choice stays: each value is counted once. */
import gov.nasa.jpf.jvm.Verify;

public class CountedOnce {
    public static void main(String[] arguments) {
        Verify.setCounter(1, 10);
        int value = Verify.getInt(1, 3000);
        assert Verify.incrementCounter(1) <= 3010 && Verify.getCounter(1) > 10 : value;
    }
}
