/** Threads that come and go, one object after the other in the same place. */
public class ThreadsInOneSlot {
    static int x;

    public static void main(String[] args) throws Exception {
        String seen = "";
        for (int i = 0; i < 3; i++) {
            Thread thread = new Thread(() -> x++);
            thread.start();
            seen += thread.isAlive() ? "a" : "e";
            thread.interrupt();
            thread.join();
        }
        System.out.println(x + " " + seen);
    }
}
