import clew.State;

/** The program that is looked at, and heuristics that look at it, good and bad ones. */
public final class Mine {
    static int count;
    static final int[] CELLS = {1, 2};
    static final double[] REALS = {0.5};
    static Thing thing;
    static long wide = 1L << 40;
    static boolean flag;

    static final class Thing {
        private final float half = 0.5f;
        private final Thing other = null;
        byte[] bytes = {-1};
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            threads[i] = new Thread(() -> {
                synchronized (CELLS) {
                    count++;
                }
                synchronized (CELLS) {
                    count++;
                }
            });
            threads[i].start();
        }
        thing = new Thing();
        for (Thread thread : threads)
            thread.join();
        if (arguments.length > 0)
            assert count != 4;
    }

    /** Everything that can be asked is what it is. */
    static final class Sees {
        static int asked;

        static double heuristicValue(State state) {
            assert ++asked == 1 : "nothing is remembered";
            System.out.println("what a heuristic prints goes nowhere");
            State.Reference main = state.getClass("Mine");
            if (main == null)
                return 100;
            assert main.className().equals("Mine") && state.getClass("Mine$Sees") == null;
            State.Reference cells = main.getObjectField("CELLS"), thing = main.getObjectField("thing");
            assert cells.getLength() == 2 && cells.getIntElement(1) == 2 && cells.className().equals("[I");
            assert main.getObjectField("REALS").getDoubleElement(0) == 0.5;
            assert main.getLongField("wide") == 1L << 40 && main.getLongField("count") >= 0 && !main.getBooleanField("flag");
            assert cells.equals(main.getObjectField("CELLS")) && !cells.equals(main.getObjectField("REALS"));
            if (thing != null) {
                assert thing.getDoubleField("half") == 0.5 && thing.getObjectField("other") == null;
                assert thing.getObjectField("bytes").getIntElement(0) == -1 && thing.className().equals("Mine$Thing");
            }
            assert state.liveThreads() >= 1 && state.liveThreads() <= 3 && state.blockedThreads() < state.liveThreads() || state.depth() > 0;
            return -main.getIntField("count");
        }
    }

    static final class Whole { static int heuristicValue(State state) { return state.depth(); } }
    static final class Long { static long heuristicValue(State state) { return -state.depth(); } }
    static final class Single { static float heuristicValue(State state) { return state.depth(); } }
    static final class Infinite { static double heuristicValue(State state) { return 1 / 0.0; } }
    static final class Blocked { static int heuristicValue(State state) { return -state.blockedThreads(); } }

    static final class Throws { static int heuristicValue(State state) { throw new IllegalStateException("of no use"); } }
    static final class Initializer {
        static final int BAD = Integer.parseInt("x");
        static int heuristicValue(State state) { return BAD; }
    }
    static final class Endless { static int heuristicValue(State state) { while (true) { } } }
    static final class Deep { static int heuristicValue(State state) { return heuristicValue(state) + 1; } }
    static final class Waits {
        static int heuristicValue(State state) throws InterruptedException {
            synchronized (Waits.class) {
                Waits.class.wait();
            }
            return 0;
        }
    }
    static final class Exits { static int heuristicValue(State state) { System.exit(0); return 0; } }
    static final class NoField { static int heuristicValue(State state) { return state.getClass("Mine").getIntField("counts"); } }
    static final class WrongKind { static int heuristicValue(State state) { return state.getClass("Mine").getIntField("wide"); } }
    static final class NoClass { static int heuristicValue(State state) { return state.getClass("Yours").getIntField("x"); } }
    static final class NoArray { static int heuristicValue(State state) { return state.getClass("Mine").getLength(); } }
    static final class Beyond { static int heuristicValue(State state) { return state.getClass("Mine").getObjectField("CELLS").getIntElement(2); } }
    static final class NoMethod { static int value(State state) { return 0; } }
    static final class OfObject { int heuristicValue(State state) { return 0; } }
    static final class Text { static String heuristicValue(State state) { return ""; } }
}
