package bench;

import java.util.ArrayList;
import java.util.List;

/**
 * Clients ask to be woken at a time and then wait outside the monitor that made their lock: the clock may have struck in
 * between, and two locks for one time are not both notified. A client then waits for ever.
 * Arguments: clients; "fixed" waits for the time in the monitor of the clock.
 */
public final class AlarmClock {
    private static final int END = 5;

    private static final class Alarm {
        final int time;

        Alarm(int time) {
            this.time = time;
        }
    }

    private final List<Alarm> alarms = new ArrayList<>();
    private int now;

    private synchronized int time() {
        return now;
    }

    private synchronized void tick() {
        now++;
        if (!alarms.isEmpty() && alarms.get(0).time == now) {
            Alarm alarm = alarms.remove(0);
            synchronized (alarm) {
                alarm.notifyAll();
            }
        }
    }

    private void wakeMe(int after) {
        int time;
        synchronized (this) {
            time = now + after;
            if (time > END)
                return;
            alarms.add(new Alarm(time));
        }
        synchronized (find(time)) {
            Threads.await(find(time));
        }
    }

    private synchronized void waitUntil(int after) {
        int time = now + after;
        while (time <= END && now < time)
            Threads.await(this);
    }

    private synchronized void tickForAll() {
        now++;
        notifyAll();
    }

    /** An alarm for this time; fails when there is none any more. */
    private synchronized Alarm find(int time) {
        int index = 0;
        while (alarms.get(index).time != time)
            index++;
        return alarms.get(index);
    }

    private void runClock(boolean fixed) {
        while (time() < END)
            if (fixed)
                tickForAll();
            else
                tick();
    }

    private void runClient(boolean fixed) {
        try {
            if (fixed)
                waitUntil(2);
            else
                wakeMe(2);
        } catch (IndexOutOfBoundsException | IllegalMonitorStateException e) {
            System.out.println("too late: " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] arguments) {
        AlarmClock clock = new AlarmClock();
        boolean fixed = Arguments.has(arguments, "fixed");
        new Thread(() -> clock.runClock(fixed)).start();
        Threads.startAll(Threads.make(Arguments.number(arguments, 0, 2), i -> () -> clock.runClient(fixed)));
    }
}
