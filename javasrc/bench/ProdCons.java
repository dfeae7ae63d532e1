package bench;

/**
 * Producers and consumers of a place for one item. Correct; with "if" the threads do not test again after waiting, so that an
 * item is put on top of another.
 * Arguments: producers, consumers, items of each consumer (the producers share them out); "if".
 */
public final class ProdCons {
    private static final class Place {
        private final boolean testsAgain;
        private boolean full;

        Place(boolean testsAgain) {
            this.testsAgain = testsAgain;
        }

        synchronized void put() {
            awaitFull(false);
            assert !full : "put on top of another";
            full = true;
            notifyAll();
        }

        synchronized void take() {
            awaitFull(true);
            assert full : "taken from nowhere";
            full = false;
            notifyAll();
        }

        private void awaitFull(boolean wanted) {
            if (testsAgain) {
                while (full != wanted)
                    Threads.await(this);
            } else if (full != wanted) {
                Threads.await(this);
            }
        }
    }

    public static void main(String[] arguments) {
        int producers = Arguments.number(arguments, 0, 1);
        int consumers = Arguments.number(arguments, 1, 1);
        int each = Arguments.number(arguments, 2, 2);
        int items = consumers * each;
        Place place = new Place(!Arguments.has(arguments, "if"));
        Threads.startAll(Threads.make(producers, number -> () -> {
            for (int i = number; i < items; i += producers)
                place.put();
        }));
        Threads.startAll(Threads.make(consumers, number -> () -> {
            for (int i = 0; i < each; i++)
                place.take();
        }));
    }
}
