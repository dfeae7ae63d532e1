// verdict: none
/** A thread chooses a value while one with a lower number could run: no value is outside of what there is to choose from. */
public class ChoiceBesideOthersGood {
    private static volatile int turns;

    public static void main(String[] arguments) {
        new Thread(() -> turns++).start();
        new Thread(() -> {
            turns++;
            int value = clew.Verify.random(2);
            assert value >= 0 && value <= 2 && value != -1 : value;
        }).start();
    }
}
