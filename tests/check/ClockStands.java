// verdict: none
// with --clock 1234567890123: assertion
// with --clock-step 1: assertion
/** The same time in every search and everywhere in it. */
public class ClockStands {
    public static void main(String[] arguments) {
        long now = System.currentTimeMillis();
        assert now == 1577836800000L;
        assert System.currentTimeMillis() == now && System.nanoTime() == System.nanoTime();
    }
}
