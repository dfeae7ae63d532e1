import clew.Verify;

/** Of `arguments[0]` ways to go on the last one ends. The two before it wait for flags that nobody sets, unless there is a second argument.
 *  The others look at a clock for ever, and may end when it goes on. */
public class ClockAndFlag {
    static volatile boolean flag, other;

    static void lookAtClock() {
        while (System.currentTimeMillis() >= 0)
            Thread.onSpinWait();
    }

    static void waitForFlag() {
        while (!flag)
            Thread.onSpinWait();
    }

    static void waitForOther() {
        while (!other)
            Thread.onSpinWait();
    }

    public static void main(String[] arguments) {
        int ways = Integer.parseInt(arguments[0]), way = Verify.random(ways);
        boolean hangs = arguments.length == 1;
        if (way < ways - 3)
            lookAtClock();
        else if (way == ways - 3 && hangs)
            waitForFlag();
        else if (way == ways - 2 && hangs)
            waitForOther();
    }
}
