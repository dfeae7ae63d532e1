/** The program of whoever reads the documentation: two threads that each enter for a moment. Its goals can be reached. */
public class Main {
    static boolean[] inside = new boolean[2];
    static int count = 6;
    static boolean done;

    static void visit(int who) {
        inside[who] = true;
        count++;
        inside[who] = false;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> visit(1));
        other.start();
        visit(0);
        other.join();
        done = true;
    }
}
