// verdict: none
/** What a static initializer writes is there for all others, who wait for it. */
public class WrittenByInitializer {
    static class Lazy {
        static int first = 1, second;

        static {
            second = first + 1;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> {
            assert Lazy.first + Lazy.second == 3;
        });
        thread.start();
        assert Lazy.second == 2;
        thread.join();
    }
}
