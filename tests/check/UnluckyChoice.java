// verdict: exception
/** One of four choices leads to a null. */
public class UnluckyChoice {
    public static void main(String[] arguments) {
        Object object = clew.Verify.random(3) == 2 ? null : "fine";
        object.hashCode();
    }
}
