/** A thread interrupts the one that joins it, and ends: the join may have been ended by that before. */
public class InterruptedByTheEnded {
    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        Thread interrupter = new Thread(main::interrupt);
        interrupter.start();
        String seen;
        try {
            interrupter.join();
            seen = "joined";
        } catch (InterruptedException e) {
            seen = "interrupted";
        }
        System.out.println(seen + " " + Thread.interrupted());
    }
}
