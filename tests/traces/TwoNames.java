/** Threads whose objects are spoken of before they are started. */
class TwoNames {
    static class Manage extends Thread {
        Object account;
        int steps;

        @Override
        public void run() {
            synchronized (this) { steps++; }
            synchronized (account) { steps++; }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Manage one = new Manage(), two = new Manage();
        one.account = two;
        two.account = one;
        one.start();
        synchronized (one) { two.steps = 5; two.start(); }
        one.join();
        two.join();
        assert one.steps == 3;
    }
}
