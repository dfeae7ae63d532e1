package bench;

/**
 * A value and its successor are written in two critical sections: a reader between them finds the second one old.
 * Arguments: writers, readers; "fixed" makes one critical section of the two.
 */
public final class TwoStage {
    private static final class Data {
        int value;
    }

    private final Data first = new Data(), second = new Data();

    private void write() {
        synchronized (first) {
            first.value = 1;
        }
        synchronized (second) {
            second.value = first.value + 1;
        }
    }

    private void read() {
        int one, two;
        synchronized (first) {
            if (first.value == 0)
                return;
            one = first.value;
        }
        synchronized (second) {
            two = second.value;
        }
        if (two != one + 1)
            throw new IllegalStateException(one + " is followed by " + two);
    }

    private synchronized void writeAtOnce() {
        write();
    }

    private synchronized void readAtOnce() {
        read();
    }

    public static void main(String[] arguments) {
        boolean fixed = Arguments.has(arguments, "fixed");
        TwoStage shared = new TwoStage();
        Runnable write = fixed ? shared::writeAtOnce : shared::write;
        Runnable read = fixed ? shared::readAtOnce : shared::read;
        Threads.startAll(Threads.make(Arguments.number(arguments, 0, 1), i -> write));
        Threads.startAll(Threads.make(Arguments.number(arguments, 1, 1), i -> read));
    }
}
