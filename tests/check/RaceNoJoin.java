// verdict: none
// races: race
/** The main thread looks without waiting for the other's end. */
public class RaceNoJoin {
    private static int data;

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> data++);
        thread.start();
        thread.join(1);
        int seen = data;
    }
}
