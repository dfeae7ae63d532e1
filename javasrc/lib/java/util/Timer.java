package java.util;

import clew.internal.Atomic;
import clew.internal.Clock;
import clew.internal.Wait;

/**
 * A thread that runs tasks at their times. A task is due when its time has come or when the thread has waited for the
 * whole of it: where time stands still, waiting is what makes it pass.
 */
public class Timer {
    private static int serialNumber;

    private final Tasks tasks = new Tasks();
    private final TimerThread thread;

    /** The tasks in order of time, and the key that the thread sleeps on. */
    private static final class Tasks {
        final ArrayList<TimerTask> list = new ArrayList<>();
        boolean closed;

        /** Time stands still in a search: what was waited for is taken off all times, which so stay as they are to each other. */
        void pass(long millis) {
            for (int i = 0; i < list.size(); i++) {
                list.get(i).nextExecutionTime -= millis;
            }
        }

        /** Before a task with this delay is added: see {@link Clock#chooseElapsed}. */
        void elapse(long delay) {
            long[] left = new long[list.size()];
            for (int i = 0; i < left.length; i++) {
                left[i] = list.get(i).nextExecutionTime - Clock.millis();
            }
            long millis = Clock.chooseElapsed(left, delay);
            if (Clock.isKept()) {
                Clock.pass(millis * 1_000_000);
            } else {
                pass(millis);
            }
        }

        void removeFirst() {
            list.remove(0);
        }

        void add(TimerTask task) {
            int place = list.size();
            while (place > 0 && list.get(place - 1).nextExecutionTime > task.nextExecutionTime) {
                place--;
            }
            list.add(place, task);
        }
    }

    /** Runs the tasks. Apart from the timer, so that each can be without the other. */
    private static final class TimerThread extends Thread {
        private final Tasks tasks;

        TimerThread(Tasks tasks) {
            this.tasks = tasks;
        }

        @Override
        public void run() {
            try {
                TimerTask task;
                while ((task = nextTask()) != null) {
                    task.run();
                }
            } finally {
                close(tasks);
            }
        }

        /** Waits for the next task that is due; null when the timer is closed. */
        @Atomic
        private TimerTask nextTask() {
            TimerTask waitedFor = null;
            // Test and sleep are one step; each scheduling and the closing wake the thread.
            while (!tasks.closed) {
                TimerTask first = tasks.list.isEmpty() ? null : tasks.list.get(0);
                if (first == null) {
                    Wait.on(tasks, false, -1);
                } else if (first.state == TimerTask.CANCELLED) {
                    tasks.removeFirst();
                } else {
                    long now = Clock.millis(), delay = first.nextExecutionTime - now;
                    if (delay <= 0 || first == waitedFor) {
                        return due(first, now);
                    }
                    boolean passed = Wait.on(tasks, false, delay * 1_000_000) == Wait.TIMED_OUT;
                    waitedFor = passed ? first : null;
                }
            }
            return null;
        }

        private TimerTask due(TimerTask task, long now) {
            if (task.nextExecutionTime > now) {
                tasks.pass(task.nextExecutionTime - now);
            }
            tasks.removeFirst();
            if (task.period == 0) {
                task.state = TimerTask.EXECUTED;
            } else {
                task.nextExecutionTime = task.period < 0 ? now - task.period : task.nextExecutionTime + task.period;
                tasks.add(task);
            }
            return task;
        }
    }

    @Atomic
    private static int nextSerialNumber() {
        return serialNumber++;
    }

    @Atomic
    private static void close(Tasks tasks) {
        tasks.closed = true;
        tasks.list.clear();
        Wait.wakeAll(tasks);
    }

    public Timer() {
        this("Timer-" + nextSerialNumber(), false);
    }

    public Timer(boolean isDaemon) {
        this("Timer-" + nextSerialNumber(), isDaemon);
    }

    public Timer(String name) {
        this(name, false);
    }

    public Timer(String name, boolean isDaemon) {
        thread = new TimerThread(tasks);
        thread.setName(name);
        thread.setDaemon(isDaemon);
        thread.start();
    }

    public void schedule(TimerTask task, long delay) {
        enterAfter(task, delay, 0);
    }

    public void schedule(TimerTask task, Date time) {
        enter(task, time.getTime(), 0);
    }

    public void schedule(TimerTask task, long delay, long period) {
        enterAfter(task, delay, -checkPeriod(period));
    }

    public void schedule(TimerTask task, Date firstTime, long period) {
        long before = checkPeriod(period);
        enter(task, firstTime.getTime(), -before);
    }

    public void scheduleAtFixedRate(TimerTask task, long delay, long period) {
        enterAfter(task, delay, checkPeriod(period));
    }

    public void scheduleAtFixedRate(TimerTask task, Date firstTime, long period) {
        long rate = checkPeriod(period);
        enter(task, firstTime.getTime(), rate);
    }

    @Atomic
    private void enterAfter(TimerTask task, long delay, long period) {
        if (delay < 0) {
            throw new IllegalArgumentException("Negative delay.");
        }
        if (task == null) {
            throw new NullPointerException("Cannot read field \"lock\" because \"task\" is null");
        }
        tasks.elapse(delay);
        enter(task, Clock.millis() + delay, period);
    }

    private static long checkPeriod(long period) {
        if (period <= 0) {
            throw new IllegalArgumentException("Non-positive period.");
        }
        return period;
    }

    @Atomic
    private void enter(TimerTask task, long time, long period) {
        if (time < 0) {
            throw new IllegalArgumentException("Illegal execution time.");
        }
        if (tasks.closed) {
            throw new IllegalStateException("Timer already cancelled.");
        }
        if (task.state != TimerTask.VIRGIN) {
            throw new IllegalStateException("Task already scheduled or cancelled");
        }
        task.nextExecutionTime = time;
        task.period = period;
        task.state = TimerTask.SCHEDULED;
        tasks.add(task);
        Wait.wakeAll(tasks);
    }

    public void cancel() {
        close(tasks);
    }

    @Atomic
    public int purge() {
        int size = tasks.list.size();
        tasks.list.removeIf(task -> task.state == TimerTask.CANCELLED);
        return size - tasks.list.size();
    }
}
