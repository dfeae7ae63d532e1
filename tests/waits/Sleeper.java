import java.util.concurrent.Callable;

/** A thread that waits for something, and what came of it: its answer or the exception, "+" if an interrupt is pending. */
final class Sleeper extends Thread {
    private final Callable<?> wait;
    private String result;

    Sleeper(Callable<?> wait) {
        this.wait = wait;
        start();
    }

    @Override
    public void run() {
        String text;
        try {
            text = String.valueOf(wait.call());
        } catch (Exception exception) {
            text = exception.getClass().getSimpleName();
        }
        result = text + (Thread.interrupted() ? "+" : "");
    }

    /** Lets the caller go on when the thread waits, or has ended. */
    Sleeper asleep() {
        for (State state = getState(); state != State.TERMINATED; state = getState()) {
            if (state == State.WAITING || state == State.TIMED_WAITING) {
                break;
            }
            Thread.yield();
        }
        return this;
    }

    String result() {
        try {
            join();
        } catch (InterruptedException exception) {
            throw new AssertionError(exception);
        }
        return result;
    }
}
