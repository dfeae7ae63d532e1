// verdict: none
// races: none
// locksets: race
/** What is done before a start and after a join needs no lock, for Eraser's eyes only. */
public class RaceStartAndJoin {
    private static int data;

    public static void main(String[] arguments) throws InterruptedException {
        data = 1;
        Thread thread = new Thread(() -> data++);
        thread.start();
        thread.join();
        data++;
        Thread next = new Thread(() -> data++);
        next.start();
        while (next.isAlive()) {
            Thread.yield();
        }
        assert data == 4;
    }
}
