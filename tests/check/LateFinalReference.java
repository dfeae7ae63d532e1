// verdict: assertion
/** The same of a reference. */
public class LateFinalReference {
    private static LateFinalReference last;
    private static volatile int own;
    private final Object held;

    private LateFinalReference() {
        last = this;
        held = new Object();
    }

    public static void main(String[] arguments) {
        new Thread(() -> {
            LateFinalReference found = last;
            if (found != null) {
                Object before = found.held;
                own = 1;
                assert found.held == before : "written meanwhile";
            }
        }).start();
        new LateFinalReference();
    }
}
