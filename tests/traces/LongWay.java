/** The shortest way to the error has one step; depth-first search makes as many as it is told first. */
class LongWay {
    static int count;
    static volatile boolean stop;

    public static void main(String[] arguments) throws InterruptedException {
        int most = Integer.parseInt(arguments[0]);
        Thread other = new Thread(() -> { stop = true; });
        other.start();
        for (int seen = 0; !stop && seen < most; seen++)
            count = seen;
        other.join();
        assert !stop;
    }
}
