// verdict: none
// races: none
/** Threads that share an exception may ask for its stack at the same time, although it is made when first asked for. */
public class RaceStackTrace {
    public static void main(String[] arguments) {
        Exception shared = new Exception();
        new Thread(() -> {
            assert shared.getStackTrace().length == 1;
        }).start();
        assert shared.getStackTrace().length == 1;
        shared.setStackTrace(shared.getStackTrace());
    }
}
