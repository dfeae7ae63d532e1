// verdict: none
/** Two of three choices would fail, but the program says not to look at them. */
public class Assumed {
    public static void main(String[] arguments) {
        int value = clew.Verify.random(2);
        clew.Verify.ignoreIf(value > 0);
        assert value == 0;
    }
}
