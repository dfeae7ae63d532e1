package bench;

/**
 * Lifts that serve people on floors; a lift claims the people who wait on a floor under the lock of that floor. Nothing is wrong.
 * Arguments: lifts, floors, people.
 */
public final class Elevator {
    private static final class Floor {
        private boolean claimed;
        private int waiting;
        private final int[] destinations;

        Floor(int room) {
            destinations = new int[room];
        }

        synchronized void arrive(int destination) {
            destinations[waiting++] = destination;
        }

        /** Whether this lift alone may now fetch the people who wait here. */
        synchronized boolean claim() {
            if (claimed || waiting == 0)
                return false;
            claimed = true;
            return true;
        }

        synchronized int[] fetch() {
            assert claimed : "fetched without a claim";
            int[] fetched = new int[waiting];
            System.arraycopy(destinations, 0, fetched, 0, waiting);
            waiting = 0;
            claimed = false;
            return fetched;
        }
    }

    private static final class Controls {
        private final Floor[] floors;
        private int left;

        Controls(int floors, int people) {
            this.floors = new Floor[floors];
            for (int i = 0; i < floors; i++)
                this.floors[i] = new Floor(people);
            left = people;
            for (int i = 0; i < people; i++)
                this.floors[i % floors].arrive((i + 1) % floors);
        }

        synchronized void delivered(int count) {
            left -= count;
        }
    }

    private static final class Lift extends Thread {
        private final Controls controls;

        Lift(Controls controls) {
            this.controls = controls;
        }

        @Override
        public void run() {
            for (int at = 0; at < controls.floors.length; at++)
                if (controls.floors[at].claim())
                    deliver(controls.floors[at].fetch());
        }

        /** Goes to where they want, one after the other. */
        private void deliver(int[] destinations) {
            int delivered = 0;
            for (int destination : destinations)
                if (destination < controls.floors.length)
                    delivered++;
            controls.delivered(delivered);
        }
    }

    public static void main(String[] arguments) {
        int lifts = Arguments.number(arguments, 0, 2);
        Controls controls = new Controls(Arguments.number(arguments, 1, 2), Arguments.number(arguments, 2, 2));
        Thread[] threads = new Thread[lifts];
        for (int i = 0; i < lifts; i++)
            threads[i] = new Lift(controls);
        Threads.joinAll(Threads.startAll(threads));
        assert controls.left == 0 : controls.left + " still wait";
    }
}
