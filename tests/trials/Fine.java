/** Nothing is wrong, and that is soon shown. */
public class Fine {
    static int n;

    static synchronized void add() {
        n++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(Fine::add);
        one.start();
        add();
        one.join();
        assert n == 2;
    }
}
