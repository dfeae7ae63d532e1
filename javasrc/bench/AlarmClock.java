package bench;

import java.util.ArrayList;
import java.util.List;

/**
 * Clients ask to be woken at a time and then wait outside the monitor that made their lock: the clock may have struck in
 * between, and two locks for one time are not both notified. A client then waits for ever.
 * Arguments: clients.
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

    /** An alarm for this time; fails when there is none any more. */
    private synchronized Alarm find(int time) {
        int index = 0;
        while (alarms.get(index).time != time)
            index++;
        return alarms.get(index);
    }

    private void runClock() {
        while (time() < END)
            tick();
    }

    private void runClient() {
        try {
            wakeMe(2);
        } catch (IndexOutOfBoundsException | IllegalMonitorStateException e) {
            System.out.println("too late: " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] arguments) {
        AlarmClock clock = new AlarmClock();
        new Thread(clock::runClock).start();
        Threads.startAll(Threads.make(Arguments.number(arguments, 0, 2), i -> clock::runClient));
    }
}
