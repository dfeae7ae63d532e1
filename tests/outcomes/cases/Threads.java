import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** The documentation of Thread, and JLS 17.3 about sleep and yield. */
class Threads extends Case {
    static final Object lock = new Object();
    static volatile int x, y;

    // Thread.start: a thread is started once; the second time throws IllegalThreadStateException, also after its end.
    // outcomes: IllegalThreadStateException IllegalThreadStateException
    // seen on java: all
    static String startTwice() throws Exception {
        Thread thread = start(() -> { });
        String during = thrown(thread::start);
        thread.join();
        return during + " " + thrown(thread::start);
    }

    // Thread.run: without a task it does nothing; called directly it is an ordinary call in the caller's thread.
    // outcomes: true NEW
    // seen on java: all
    static String runIsACall() {
        boolean[] same = {false};
        Thread main = Thread.currentThread();
        Thread thread = new Thread(() -> same[0] = Thread.currentThread() == main);
        thread.run();
        new Thread().run();
        return same[0] + " " + thread.getState();
    }

    // Thread.start: the two threads run concurrently, in any order.
    // outcomes: a b | b a
    // seen on java: all
    static String startThenBoth() throws Exception {
        Thread thread = start(() -> note("a"));
        note("b");
        return end(thread);
    }

    // 17.4.5: what was written before start is seen by the thread; what it wrote is seen after join.
    // outcomes: 1 2
    // seen on java: all
    static String startAndJoinOrder() throws Exception {
        int[] plain = {0, 0};
        plain[0] = 1;
        Thread thread = start(() -> {
            note(plain[0]);
            plain[1] = 2;
        });
        thread.join();
        return notes() + " " + plain[1];
    }

    // Thread.isAlive: from start until its end.
    // outcomes: false true false | false false false
    // seen on java: all
    static String isAlive() throws Exception {
        Thread thread = thread(() -> { });
        String before = thread.isAlive() + " ";
        thread.start();
        String during = thread.isAlive() + " ";
        thread.join();
        return before + during + thread.isAlive();
    }

    // Thread.State: NEW before the start, TERMINATED after the end.  BLOCKED is a thread that waits for a monitor to enter a synchronized
    // block or method.  "As a thread terminates the this.notifyAll method is invoked" (join), so it needs its own monitor then; but by the
    // documentation nobody has that here: the JDK, whose start holds it, shows BLOCKED now and then.  The summary has a note on that.
    // outcomes: NEW RUNNABLE TERMINATED | NEW TERMINATED TERMINATED
    // seen on java: all
    static String states() throws Exception {
        Thread thread = new Thread(() -> { });
        String before = thread.getState() + " ";
        thread.start();
        String during = thread.getState() + " ";
        thread.join();
        return before + during + thread.getState();
    }

    // Thread.State: BLOCKED while it waits for a monitor.
    // outcomes: RUNNABLE | BLOCKED
    // seen on java: all
    static String stateBlocked() throws Exception {
        Thread thread = new Thread(() -> {
            synchronized (lock) {
                x = 1;
            }
        });
        Thread.State seen;
        synchronized (lock) {
            thread.start();
            seen = thread.getState();
        }
        thread.join();
        return "" + seen;
    }

    // Thread.join: a thread that terminates needs its own monitor.
    // outcomes: RUNNABLE | BLOCKED
    static String stateBlockedAtTheEnd() throws Exception {
        Thread thread = new Thread(() -> { });
        Thread.State seen;
        synchronized (thread) {
            thread.start();
            seen = thread.getState();
        }
        thread.join();
        return "" + seen;
    }

    // Thread.join: a thread that terminates needs its own monitor, so it is alive as long as another has that.
    // outcomes: true false
    static String aliveUntilTheMonitorIsFree() throws Exception {
        Thread thread = new Thread(() -> { });
        String seen;
        synchronized (thread) {
            thread.start();
            for (int i = 0; i < 3; i++)
                Thread.sleep(1);
            seen = thread.isAlive() + " ";
        }
        thread.join();
        return seen + thread.isAlive();
    }

    // Once a thread was seen to be BLOCKED, it is until it can have the monitor.
    // outcomes: RUNNABLE RUNNABLE | RUNNABLE BLOCKED | BLOCKED BLOCKED
    static String stateStaysBlocked() throws Exception {
        Thread thread = new Thread(() -> {
            synchronized (lock) {
                x = 1;
            }
        });
        String seen;
        synchronized (lock) {
            thread.start();
            seen = thread.getState() + " " + thread.getState();
        }
        thread.join();
        return seen;
    }

    // Thread.State: WAITING in park.
    // outcomes: RUNNABLE | WAITING
    static String stateParked() throws Exception {
        Thread thread = new Thread(LockSupport::park);
        thread.start();
        String seen = "" + thread.getState();
        LockSupport.unpark(thread);
        thread.join();
        return seen;
    }

    // Thread.State: WAITING in join.
    // outcomes: RUNNABLE | WAITING
    static String stateJoining() throws Exception {
        Thread main = Thread.currentThread(), thread = thread(main::join);
        thread.start();
        String seen = "" + thread.getState();
        thread.interrupt();
        thread.join();
        return seen;
    }

    // Thread.State: TIMED_WAITING in sleep.
    // outcomes: RUNNABLE | TIMED_WAITING | TERMINATED
    // seen on java: RUNNABLE | TIMED_WAITING
    static String stateSleeping() throws Exception {
        Thread thread = new Thread(() -> {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                throw new AssertionError();
            }
        });
        thread.start();
        String seen = "" + thread.getState();
        thread.join();
        return seen;
    }

    // Thread.State: WAITING in join, and in park.
    // outcomes: WAITING WAITING
    // seen on java: all
    static String stateWaiting() throws Exception {
        Thread parked = start(LockSupport::park);
        Thread joins = start(parked::join);
        untilWaiting(parked);
        untilWaiting(joins);
        String seen = parked.getState() + " " + joins.getState();
        LockSupport.unpark(parked);
        joins.join();
        return seen;
    }

    // Thread.join: of a thread that was not started returns at once.
    // outcomes: returned
    // seen on java: all
    static String joinUnstarted() throws Exception {
        new Thread().join();
        return "returned";
    }

    // Thread.join: with a limit returns when the thread has ended or the time is over.
    // outcomes: true | false
    // seen on java: false
    static String timedJoin() throws Exception {
        Thread thread = start(() -> x = 1);
        thread.join(1);
        boolean alive = thread.isAlive();
        thread.join();
        return "" + alive;
    }

    // Thread.join: 0 waits for ever.
    // outcomes: false
    // seen on java: all
    static String joinZero() throws Exception {
        Thread thread = start(() -> x = 1);
        thread.join(0);
        return "" + thread.isAlive();
    }

    // Thread.join: negative times are refused.
    // outcomes: IllegalArgumentException IllegalArgumentException
    // seen on java: all
    static String joinNegative() {
        Thread thread = new Thread();
        return thrown(() -> thread.join(-1)) + " " + thrown(() -> thread.join(0, 1000000));
    }

    // Thread.join: of itself never returns.
    // outcomes: deadlock
    // seen on java: all
    static String joinItself() throws Exception {
        Thread.currentThread().join();
        return "returned";
    }

    // Thread.join: an interrupted caller gets an InterruptedException and its status is clear.
    // outcomes: InterruptedException false
    // seen on java: all
    static String joinInterrupted() throws Exception {
        Thread thread = start(LockSupport::park);
        Thread.currentThread().interrupt();
        String how = thrown(thread::join) + " " + Thread.currentThread().isInterrupted();
        LockSupport.unpark(thread);
        thread.join();
        return how;
    }

    // Thread.interrupt: a thread in join gets an InterruptedException.
    // outcomes: InterruptedException false
    // seen on java: all
    static String interruptInJoin() throws Exception {
        Thread parked = start(LockSupport::park);
        Thread joins = start(() -> note(thrown(parked::join) + " " + Thread.currentThread().isInterrupted()));
        untilWaiting(joins);
        joins.interrupt();
        joins.join();
        LockSupport.unpark(parked);
        return end(parked);
    }

    // Thread.interrupt against the end of what is joined: either outcome.
    // outcomes: - true | InterruptedException false | - false
    // seen on java: all
    static String interruptOrEndOfJoin() throws Exception {
        Thread parked = start(LockSupport::park);
        Thread joins = start(() -> note(thrown(parked::join) + " " + Thread.currentThread().isInterrupted()));
        untilWaiting(joins);
        LockSupport.unpark(parked);
        joins.interrupt();
        return end(joins);
    }

    // 17.3: sleep keeps all monitors.
    // outcomes: 1
    // seen on java: all
    static String sleepKeepsMonitors() throws Exception {
        Thread thread;
        int seen;
        synchronized (lock) {
            thread = start(() -> {
                synchronized (lock) {
                    x = 2;
                }
            });
            x = 1;
            Thread.sleep(1);
            seen = x;
        }
        thread.join();
        return "" + seen;
    }

    // 17.3: sleep and yield have no synchronization semantics, but others may run.
    // outcomes: 0 | 1
    // seen on java: all
    static String yieldMayLetRun() throws Exception {
        Thread thread = start(() -> x = 1);
        Thread.yield();
        int seen = x;
        thread.join();
        return "" + seen;
    }

    // 17.3: nothing is said about how long: the other may or may not have run when the sleep is over.
    // outcomes: 0 | 1
    // seen on java: all
    static String sleepIsNoOrder() throws Exception {
        Thread thread = start(() -> x = 1);
        Thread.sleep(1);
        int seen = x;
        thread.join();
        return "" + seen;
    }

    // Thread.sleep: negative times are refused; an interrupt that is pending comes first at the sleep.
    // outcomes: IllegalArgumentException IllegalArgumentException InterruptedException false
    // seen on java: all
    static String sleepClauses() {
        String first = thrown(() -> Thread.sleep(-1)) + " " + thrown(() -> Thread.sleep(1, -1));
        Thread.currentThread().interrupt();
        return first + " " + thrown(() -> Thread.sleep(0)) + " " + Thread.currentThread().isInterrupted();
    }

    // Thread.interrupt: ends a sleep with an InterruptedException, or comes after it.
    // outcomes: InterruptedException false | - true | - false
    // seen on java: InterruptedException false
    static String interruptSleep() throws Exception {
        Thread thread = start(() -> note(thrown(() -> Thread.sleep(10)) + " " + Thread.currentThread().isInterrupted()));
        thread.interrupt();
        return end(thread);
    }

    // Thread.interrupt: otherwise the status is set; interrupted() clears it and isInterrupted() does not.
    // outcomes: true true true false
    // seen on java: all
    static String interruptStatus() {
        Thread self = Thread.currentThread();
        self.interrupt();
        return self.isInterrupted() + " " + self.isInterrupted() + " " + Thread.interrupted() + " " + Thread.interrupted();
    }

    // Thread.interrupt: of a thread that is not alive need not have any effect; the reference implementation records it.
    // outcomes: true
    // seen on java: all
    static String interruptAfterEnd() throws Exception {
        Thread thread = start(() -> { });
        thread.join();
        thread.interrupt();
        return "" + thread.isInterrupted();
    }

    // Thread.isInterrupted: seen by another thread, before or after.
    // outcomes: false | true
    // seen on java: all
    static String isInterruptedSeen() throws Exception {
        Thread thread = start(() -> {
            note(Thread.currentThread().isInterrupted());
        });
        thread.interrupt();
        return end(thread);
    }

    // Thread.interrupt: two interrupts are one.
    // outcomes: true false
    // seen on java: all
    static String interruptTwice() {
        Thread.currentThread().interrupt();
        Thread.currentThread().interrupt();
        return Thread.interrupted() + " " + Thread.interrupted();
    }

    // Thread.setDaemon: only before the start.
    // outcomes: IllegalThreadStateException false
    // seen on java: all
    static String daemonTooLate() throws Exception {
        Thread thread = start(LockSupport::park);
        String how = thrown(() -> thread.setDaemon(true)) + " " + thread.isDaemon();
        LockSupport.unpark(thread);
        thread.join();
        return how;
    }

    // Thread: the program ends when only daemon threads are left; a daemon that waits for ever is no deadlock.
    // outcomes: ended
    // seen on java: all
    static String daemonWaits() {
        Thread thread = thread(LockSupport::park);
        thread.setDaemon(true);
        thread.start();
        return "ended";
    }

    // Thread: a new thread is a daemon if and only if its creator is one.
    // outcomes: true false
    // seen on java: all
    static String daemonInherited() throws Exception {
        boolean[] inner = {false};
        Thread thread = new Thread(() -> inner[0] = new Thread().isDaemon());
        thread.setDaemon(true);
        thread.start();
        thread.join();
        return inner[0] + " " + new Thread().isDaemon();
    }

    // Thread: the end of the program waits for a thread that is none: one that waits for ever is a deadlock, after the end of main.
    // outcomes: ended | deadlock
    // seen on java: all
    static String userThreadWaits() throws Exception {
        start(LockSupport::park);
        return "ended";
    }

    // Thread.UncaughtExceptionHandler: the thread's own one is called, in the thread, which is alive still.
    // outcomes: true true
    // seen on java: all
    static String uncaughtOwn() throws Exception {
        Thread thread = new Thread(() -> {
            throw new IllegalStateException();
        });
        thread.setUncaughtExceptionHandler((t, e) -> {
            note(t == Thread.currentThread() && e instanceof IllegalStateException);
            note(t.isAlive());
        });
        thread.start();
        return end(thread);
    }

    // The default one is called if the thread has none.
    // outcomes: default
    // seen on java: all
    static String uncaughtDefault() throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> note("default"));
        Thread thread = new Thread(() -> {
            throw new IllegalStateException();
        });
        thread.start();
        return end(thread);
    }

    // The group's uncaughtException comes before the default one.
    // outcomes: group
    // seen on java: all
    static String uncaughtGroup() throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> note("default"));
        ThreadGroup group = new ThreadGroup("g") {
            @Override
            public void uncaughtException(Thread t, Throwable e) {
                note("group");
            }
        };
        Thread thread = new Thread(group, () -> {
            throw new IllegalStateException();
        });
        thread.start();
        return end(thread);
    }

    // What the handler throws is ignored.
    // outcomes: called ended
    // seen on java: all
    static String uncaughtThrows() throws Exception {
        Thread thread = new Thread(() -> {
            throw new IllegalStateException();
        });
        thread.setUncaughtExceptionHandler((t, e) -> {
            note("called");
            throw new IllegalArgumentException();
        });
        thread.start();
        return end(thread) + " ended";
    }

    // Thread.getUncaughtExceptionHandler: the group if none was set; null after the end.
    // outcomes: true null
    // seen on java: all
    static String uncaughtGetter() throws Exception {
        Thread thread = new Thread(() -> { });
        boolean group = thread.getUncaughtExceptionHandler() == thread.getThreadGroup();
        thread.start();
        thread.join();
        return group + " " + thread.getUncaughtExceptionHandler();
    }

    // An uncaught exception ends its thread and releases its monitors.
    // outcomes: free
    // seen on java: all
    static String uncaughtReleases() throws Exception {
        Thread thread = new Thread(() -> {
            synchronized (lock) {
                throw new IllegalStateException();
            }
        });
        thread.setUncaughtExceptionHandler((t, e) -> note(Thread.holdsLock(lock) ? "held" : "free"));
        thread.start();
        return end(thread);
    }

    // ThreadLocal: each thread has its own value, initially that of the supplier.
    // outcomes: 1 5
    // seen on java: all
    static String threadLocal() throws Exception {
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 1);
        local.set(5);
        Thread thread = start(() -> {
            note(local.get());
            local.set(7);
        });
        return end(thread) + " " + local.get();
    }

    // ThreadLocal.remove: the next get calls the initial value again.
    // outcomes: 1 null
    // seen on java: all
    static String threadLocalRemove() {
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 1);
        local.set(5);
        local.remove();
        return local.get() + " " + new ThreadLocal<String>().get();
    }

    // InheritableThreadLocal: a new thread has the value that its creator had when it was made, not when it was started.
    // outcomes: 5
    // seen on java: all
    static String threadLocalInherited() throws Exception {
        InheritableThreadLocal<Integer> local = new InheritableThreadLocal<>();
        local.set(5);
        Thread thread = thread(() -> note(local.get()));
        local.set(6);
        thread.start();
        return end(thread);
    }

    // Runtime.addShutdownHook: hooks run, in any order, when the last user thread ends.
    // outcomes: a b | b a | ended
    // seen on java: ended
    static String shutdownHooks() {
        Runnable hook = () -> {
            String all = notes();
            if (all.length() == 3)
                System.out.println(all);
        };
        for (String name : new String[] {"a", "b"})
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                synchronized (Case.class) {
                    note(name);
                    hook.run();
                }
            }));
        return "ended";
    }

    // A hook that is registered twice, or was started, is refused.
    // outcomes: IllegalArgumentException IllegalArgumentException
    // seen on java: all
    static String shutdownHookClauses() throws Exception {
        Thread hook = new Thread(), started = new Thread();
        Runtime.getRuntime().addShutdownHook(hook);
        started.start();
        String first = thrown(() -> Runtime.getRuntime().addShutdownHook(hook));
        Runtime.getRuntime().removeShutdownHook(hook);
        String second = thrown(() -> Runtime.getRuntime().addShutdownHook(LIVING));
        return first + " " + second;
    }

    static final Thread LIVING = Thread.currentThread();

    // Thread.holdsLock: of the caller only.
    // outcomes: true false
    // seen on java: all
    static String holdsLock() throws Exception {
        synchronized (lock) {
            note(Thread.holdsLock(lock));
            return end(start(() -> note(Thread.holdsLock(lock))));
        }
    }

    // Thread.setPriority: outside of 1 to 10 is refused; a new thread has its creator's.
    // outcomes: IllegalArgumentException IllegalArgumentException 7
    // seen on java: all
    static String priorities() {
        Thread.currentThread().setPriority(7);
        return thrown(() -> new Thread().setPriority(0)) + " " + thrown(() -> new Thread().setPriority(11)) + " "
            + new Thread().getPriority();
    }

    // Priorities are hints: they exclude no order.
    // outcomes: low high | high low
    // seen on java: all
    static String priorityIsNoOrder() throws Exception {
        Thread low = thread(() -> note("low")), high = thread(() -> note("high"));
        low.setPriority(1);
        high.setPriority(10);
        low.start();
        high.start();
        return end(low, high);
    }

    // Thread.onSpinWait, in a loop for a volatile flag, ends.
    // outcomes: 1
    // seen on java: all
    static String spinWait() throws Exception {
        Thread thread = start(() -> x = 1);
        while (x == 0)
            Thread.onSpinWait();
        return end(thread) + x;
    }

    // LockSupport.unpark: a permit that is there makes the next park return at once; permits do not add up.
    // outcomes: once
    // seen on java: all
    static String permits() {
        Thread self = Thread.currentThread();
        LockSupport.unpark(self);
        LockSupport.unpark(self);
        LockSupport.park();
        return "once";
    }

    // ... so the second park waits for ever.
    // outcomes: deadlock
    // seen on java: all
    static String permitsDoNotAddUp() {
        Thread self = Thread.currentThread();
        LockSupport.unpark(self);
        LockSupport.unpark(self);
        LockSupport.park();
        LockSupport.park();
        return "twice";
    }

    // LockSupport.unpark before park: park returns.
    // outcomes: returned
    // seen on java: all
    static String unparkInAnyOrder() throws Exception {
        Thread self = Thread.currentThread();
        Thread other = start(() -> LockSupport.unpark(self));
        LockSupport.park();
        other.join();
        return "returned";
    }

    // LockSupport.unpark: need not have an effect on a thread that was not started; in the reference implementation it has none.
    // outcomes: deadlock
    // seen on java: all
    static String unparkBeforeStart() throws Exception {
        Thread thread = thread(LockSupport::park);
        LockSupport.unpark(thread);
        thread.start();
        thread.join();
        return "ended";
    }

    // LockSupport.park: returns for an interrupt, which stays set; and at once if it is set.
    // outcomes: true true
    // seen on java: all
    static String parkInterrupted() throws Exception {
        Thread thread = start(() -> {
            LockSupport.park();
            note(Thread.currentThread().isInterrupted());
            LockSupport.park();
            note(Thread.currentThread().isInterrupted());
        });
        untilWaiting(thread);
        thread.interrupt();
        return end(thread);
    }

    // LockSupport.parkNanos: returns when the time is over; for 0 at once.
    // outcomes: returned
    // seen on java: all
    static String parkNanos() {
        LockSupport.parkNanos(0);
        LockSupport.parkNanos(1000);
        LockSupport.parkUntil(1);
        return "returned";
    }

    // LockSupport: a thread has one permit, and the classes of java.util.concurrent, which wait by park, may use it up.
    // outcomes: 1 | deadlock
    static String permitUsedUpByFuture() throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Thread thread = start(() -> {
            note(future.get());
            LockSupport.park();
        });
        LockSupport.unpark(thread);
        future.complete(1);
        thread.join();
        return notes();
    }

    // LockSupport: so may a lock.
    // outcomes: over | deadlock
    static String permitUsedUpByLock() throws Exception {
        ReentrantLock mutex = new ReentrantLock();
        mutex.lock();
        Thread thread = start(() -> {
            mutex.lock();
            mutex.unlock();
            LockSupport.park();
        });
        LockSupport.unpark(thread);
        mutex.unlock();
        thread.join();
        return "over";
    }

    // LockSupport: the permit that ends the wait of a future and another one are one permit.
    // outcomes: 1 | deadlock
    static String permitAfterCompletion() throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Thread thread = start(() -> {
            note(future.get());
            LockSupport.park();
        });
        future.complete(1);
        LockSupport.unpark(thread);
        thread.join();
        return notes();
    }

    // LockSupport: a permit that is given when the thread waits no more is there.
    // outcomes: 1
    static String permitAfterFuture() throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        CountDownLatch got = new CountDownLatch(1);
        Thread thread = start(() -> {
            note(future.get());
            got.countDown();
            LockSupport.park();
        });
        future.complete(1);
        got.await();
        LockSupport.unpark(thread);
        thread.join();
        return notes();
    }

    // LockSupport: monitors do not use permits.
    // outcomes: over
    static String permitKeptByMonitor() throws Exception {
        Thread thread = start(() -> {
            synchronized (lock) {
                x = 1;
            }
            LockSupport.park();
        });
        synchronized (lock) {
            LockSupport.unpark(thread);
        }
        thread.join();
        return "over";
    }

    // LockSupport.getBlocker: what park was given, or null as long as it is not there.
    // outcomes: null | lock
    static String blockerOnItsWay() throws Exception {
        Thread thread = start(() -> LockSupport.park(lock));
        Object blocker = LockSupport.getBlocker(thread);
        LockSupport.unpark(thread);
        thread.join();
        return blocker == null ? "null" : blocker == lock ? "lock" : "other";
    }

    // LockSupport.getBlocker: what park was given, while it is parked.
    // outcomes: true null
    // seen on java: all
    static String blocker() throws Exception {
        Thread thread = start(() -> LockSupport.park(lock));
        untilWaiting(thread);
        boolean same = LockSupport.getBlocker(thread) == lock;
        LockSupport.unpark(thread);
        thread.join();
        return same + " " + LockSupport.getBlocker(thread);
    }
}
