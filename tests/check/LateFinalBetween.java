// verdict: assertion
/** A final field is written between two reads of a thread whose other operations concern nobody. */
public class LateFinalBetween {
    private static LateFinalBetween last;
    private static volatile int own;
    private final int number;

    private LateFinalBetween() {
        last = this;
        number = 1;
    }

    public static void main(String[] arguments) {
        new Thread(() -> {
            LateFinalBetween found = last;
            if (found != null) {
                int before = found.number;
                own = 1;
                assert found.number == before : "written meanwhile";
            }
        }).start();
        new LateFinalBetween();
    }
}
