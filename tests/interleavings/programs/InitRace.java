/** Who initializes a class is a choice, and an access to it goes on afterwards. */
public class InitRace {
    static int a;
    static String by = "";
    static int x, y;

    static final class Lazy {
        static int z = a + 1;

        static {
            by += Thread.currentThread().getName();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> x = Lazy.z, "one");
        Thread two = new Thread(() -> {
            a = 5;
            y = Lazy.z;
        }, "two");
        one.start();
        two.start();
        one.join();
        two.join();
        System.out.println(x + " " + y + " " + by);
    }
}
