/* A long way to the error: one thread counts, the other must see the last value. */
public class Spinner {
    static volatile int count;

    public static void main(String[] args) {
        Thread counter = new Thread(() -> {
            for (int i = 0; i < 20; i++)
                count = i;
        }, "counter");
        counter.start();
        assert count != 19;
    }
}
