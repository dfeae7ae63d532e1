package bench;

/**
 * Threads use a shared player and set the reference to it to null for a moment: another one finds it null.
 * Arguments: threads; "fixed" takes a lock.
 */
public final class PingPong {
    private static final class Player {
        private int score;

        int score() {
            return score;
        }
    }

    private Player player = new Player();

    private void pingPong() {
        player.score();
        Player mine = player;
        player = null;
        player = mine;
    }

    private synchronized void lockedPingPong() {
        pingPong();
    }

    public static void main(String[] arguments) {
        boolean fixed = Arguments.has(arguments, "fixed");
        PingPong table = new PingPong();
        Threads.startAll(Threads.make(Arguments.number(arguments, 0, 2), i -> fixed ? table::lockedPingPong : table::pingPong));
    }
}
