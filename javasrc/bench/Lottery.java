package bench;

/**
 * Users of a lottery generate, present and record a number, each synchronized on itself, while the number is shared by all:
 * another user may put its own in between.
 * Arguments: users; "fixed" takes one lock for all three.
 */
public final class Lottery {
    private long number;
    private int drawn;
    private final long[] history;
    private int recorded;

    private Lottery(int users) {
        history = new long[users];
    }

    private boolean isInHistory(long candidate) {
        for (int i = 0; i < recorded; i++)
            if (history[i] == candidate)
                return true;
        return false;
    }

    private final class User extends Thread {
        private long generated, presented;

        private synchronized void generate() {
            number = ++drawn % (2L * history.length + 1);
            generated = number;
        }

        private synchronized void present() {
            presented = number;
        }

        private synchronized void record() {
            history[recorded++] = number;
            if (generated != presented || presented != number)
                throw new IllegalStateException("generated " + generated + ", presented " + presented + ", recorded " + number);
        }

        private void play() {
            do
                generate();
            while (isInHistory(generated));
            present();
            record();
        }

        @Override
        public void run() {
            play();
        }
    }

    private final class CarefulUser implements Runnable {
        private final User user = new User();

        @Override
        public void run() {
            synchronized (Lottery.this) {
                user.play();
            }
        }
    }

    public static void main(String[] arguments) {
        int users = Arguments.number(arguments, 0, 2);
        boolean fixed = Arguments.has(arguments, "fixed");
        Lottery lottery = new Lottery(users);
        Threads.startAll(Threads.make(users, i -> fixed ? lottery.new CarefulUser() : lottery.new User()));
    }
}
