// verdict: assertion
/** A thread that is still to be started by another one may come before what this one does next. */
public class StartedByAnother {
    private static int value;

    public static void main(String[] arguments) throws InterruptedException {
        Thread last = new Thread(() -> {
            int seen = value;
            assert seen != 1 : "seen between the two writes";
        });
        Thread starter = new Thread(last::start);
        starter.start();
        value = 1;
        value = 2;
        starter.join();
        last.join();
    }
}
