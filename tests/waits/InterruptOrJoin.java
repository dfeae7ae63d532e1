// outcome: InterruptedException
// outcome: joined
// outcome: joined+

/** A thread that is joined ends while the one that joins is interrupted. */
public class InterruptOrJoin {
    public static void main(String[] arguments) throws Exception {
        Thread joined = new Thread(() -> { });
        Sleeper sleeper = new Sleeper(() -> {
            joined.join();
            return "joined";
        });
        joined.start();
        sleeper.interrupt();
        System.out.println(sleeper.result());
    }
}
