/** Fails at the end of every schedule, so that no way to the error is shorter than another, and there are many states to look through. */
class Grid {
    static volatile int first, second, third;

    public static void main(String[] arguments) throws InterruptedException {
        int most = Integer.parseInt(arguments[0]);
        Thread one = new Thread(() -> { for (int i = 0; i < most; i++) first = i; });
        Thread two = new Thread(() -> { for (int i = 0; i < most; i++) second = i; });
        Thread three = new Thread(() -> { for (int i = 0; i < most; i++) third = i; });
        one.start();
        two.start();
        three.start();
        one.join();
        two.join();
        three.join();
        assert first < 0;
    }
}
