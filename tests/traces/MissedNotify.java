public class MissedNotify {
    static final Object bell = new Object();
    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (bell) {
                bell.notify();
            }
        }, "ringer").start();
        new Thread(() -> {
            synchronized (bell) {
                try {
                    bell.wait();
                } catch (InterruptedException e) {
                }
            }
        }, "sleeper").start();
    }
}
