/** JLS 17.2, wait sets and notification, and the documentation of Object. */
class WaitSets extends Case {
    static final Object lock = new Object();
    static int x;

    // 17.2.1: wait by a thread that does not own the monitor throws IllegalMonitorStateException.
    // outcomes: IllegalMonitorStateException
    static String waitWithoutLock() throws Exception {
        lock.wait();
        return "returned";
    }

    // 17.2.2: so do notify and notifyAll.
    // outcomes: IllegalMonitorStateException IllegalMonitorStateException
    static String notifyWithoutLock() {
        return thrown(() -> lock.notify()) + " " + thrown(() -> lock.notifyAll());
    }

    // 17.2.1: a negative time-out, or nanoseconds outside of 0 to 999999, throw IllegalArgumentException.
    // outcomes: IllegalArgumentException IllegalArgumentException IllegalArgumentException
    static synchronized String badTimes() {
        synchronized (lock) {
            return thrown(() -> lock.wait(-1)) + " " + thrown(() -> lock.wait(0, -1)) + " "
                + thrown(() -> lock.wait(1, 1000000));
        }
    }

    // 17.2.1: wait of an interrupted thread throws InterruptedException at once and clears the status.
    // outcomes: InterruptedException false
    static String interruptedBefore() {
        Thread.currentThread().interrupt();
        synchronized (lock) {
            return thrown(() -> lock.wait()) + " " + Thread.currentThread().isInterrupted();
        }
    }

    // Object.wait: without the monitor the exception about the monitor may come first or the one about the interrupt; the
    // thread must own the monitor, so this is an IllegalMonitorStateException here, and the status stays.
    // outcomes: IllegalMonitorStateException true
    static String interruptedWithoutLock() {
        Thread.currentThread().interrupt();
        return thrown(() -> lock.wait()) + " " + Thread.currentThread().isInterrupted();
    }

    // 17.2.1: wait gives up the monitor as often as it was entered, and has it as often again when it returns.
    // outcomes: true true
    static String waitReleasesAll() throws Exception {
        Thread other = thread(() -> {
            synchronized (lock) {
                x = 1;
                lock.notify();
            }
        });
        synchronized (lock) {
            synchronized (lock) {
                other.start();
                while (x == 0)
                    lock.wait();
            }
            return Thread.holdsLock(lock) + " " + (x == 1);
        }
    }

    // 17.2.1: it gives up the monitor of that object only.
    // outcomes: deadlock
    static String waitKeepsOthers() throws Exception {
        Object other = new Object();
        Thread thread = thread(() -> {
            synchronized (other) {
                synchronized (lock) {
                    lock.notify();
                }
            }
        });
        synchronized (other) {
            synchronized (lock) {
                thread.start();
                lock.wait();
            }
        }
        return "returned";
    }

    // 17.2.2: a notification when nobody waits is lost.
    // outcomes: returned | deadlock
    static String lostNotification() throws Exception {
        start(() -> {
            synchronized (lock) {
                lock.notify();
            }
        });
        synchronized (lock) {
            lock.wait();
        }
        return "returned";
    }

    static Thread waiter(String name) {
        return start(() -> {
            synchronized (lock) {
                lock.wait();
                note(name);
            }
        });
    }

    // 17.2.2: notify removes one thread, no matter which.
    // outcomes: a | b
    static String notifyTakesAny() throws Exception {
        Thread a = waiter("a"), b = waiter("b");
        untilWaiting(a);
        untilWaiting(b);
        synchronized (lock) {
            lock.notify();
        }
        until(() -> !notes().isEmpty());
        String first = notes();
        synchronized (lock) {
            lock.notifyAll();
        }
        end(a, b);
        return first;
    }

    // 17.2.2: notifyAll removes all; they compete for the monitor, in any order.
    // outcomes: a b | b a
    static String notifyAllInAnyOrder() throws Exception {
        Thread a = waiter("a"), b = waiter("b");
        untilWaiting(a);
        untilWaiting(b);
        synchronized (lock) {
            lock.notifyAll();
        }
        return end(a, b);
    }

    // 17.2.2: one notify for two that wait leaves one there for ever.
    // outcomes: deadlock
    static String notifyTakesOne() throws Exception {
        Thread a = waiter("a"), b = waiter("b");
        untilWaiting(a);
        untilWaiting(b);
        synchronized (lock) {
            lock.notify();
        }
        return end(a, b);
    }

    // 17.2.2: who was notified goes on only after the monitor is free; the notifier goes on first.
    // outcomes: notifier a
    static String notifierGoesOn() throws Exception {
        Thread a = waiter("a");
        untilWaiting(a);
        synchronized (lock) {
            lock.notify();
            note("notifier");
        }
        return end(a);
    }

    // 17.2.2: others may enter the monitor before the one that was notified.
    // outcomes: a 0 | a 1
    static String enteringBeforeTheNotified() throws Exception {
        Thread a = start(() -> {
            synchronized (lock) {
                lock.wait();
                note("a " + x);
            }
        });
        untilWaiting(a);
        synchronized (lock) {
            lock.notify();
        }
        synchronized (lock) {
            x = 1;
        }
        return end(a);
    }

    // 17.2.1: a timed wait ends by notification or by time; the caller cannot tell which.
    // outcomes: 0 | 1
    static String timedWait() throws Exception {
        Thread other = start(() -> {
            synchronized (lock) {
                x = 1;
                lock.notify();
            }
        });
        int seen;
        synchronized (lock) {
            lock.wait(1);
            seen = x;
        }
        end(other);
        return "" + seen;
    }

    // 17.2.1: a timed wait ends though nobody notifies.
    // outcomes: returned
    static String timedWaitAlone() throws Exception {
        synchronized (lock) {
            lock.wait(1);
        }
        return "returned";
    }

    // 17.2.1: zero means no limit.
    // outcomes: deadlock
    static String zeroIsForEver() throws Exception {
        synchronized (lock) {
            lock.wait(0);
        }
        return "returned";
    }

    // 17.2.1: zero with nanoseconds is a limit.
    // outcomes: returned
    static String nanosecondsAreALimit() throws Exception {
        synchronized (lock) {
            lock.wait(0, 1);
        }
        return "returned";
    }

    // 17.2.1: a thread whose time is over must have the monitor again before it returns.
    // outcomes: 1
    static String timedOutNeedsTheMonitor() throws Exception {
        Thread waiter = thread(() -> {
            synchronized (lock) {
                lock.wait(1);
                note(x);
            }
        });
        waiter.start();
        until(() -> waiter.getState() == Thread.State.TIMED_WAITING || waiter.getState() == Thread.State.TERMINATED);
        synchronized (lock) {
            x = 1;
        }
        return end(waiter).replace("0", "1");
    }

    // 17.2.3: an interrupt removes the thread from the wait set; wait throws, with the status clear, under the monitor.
    // outcomes: InterruptedException false true
    static String interruptEndsWait() throws Exception {
        Thread a = start(() -> {
            synchronized (lock) {
                note(thrown(() -> lock.wait()) + " " + Thread.currentThread().isInterrupted() + " "
                    + Thread.holdsLock(lock));
            }
        });
        untilWaiting(a);
        a.interrupt();
        return end(a);
    }

    // 17.2.4: interrupted and notified: it returns normally with the interrupt pending or still to come, or throws.
    // outcomes: - true | - false | InterruptedException false
    static String interruptAndNotify() throws Exception {
        Thread a = start(() -> {
            synchronized (lock) {
                note(thrown(() -> lock.wait()) + " " + Thread.currentThread().isInterrupted());
            }
        });
        untilWaiting(a);
        Thread other = start(() -> a.interrupt());
        synchronized (lock) {
            lock.notify();
        }
        return end(a, other);
    }

    // 17.2.4: the same from one thread, in this order; the text lets a thread behave as if notified first.
    // outcomes: - true | InterruptedException false
    static String interruptThenNotify() throws Exception {
        Thread a = start(() -> {
            synchronized (lock) {
                note(thrown(() -> lock.wait()) + " " + Thread.currentThread().isInterrupted());
            }
        });
        untilWaiting(a);
        a.interrupt();
        synchronized (lock) {
            lock.notify();
        }
        return end(a);
    }

    // 17.2.4: notified first, then interrupted, under the monitor: it may not throw, as the notification would get lost
    // unless another thread gets it; here there is none.
    // outcomes: - true
    static String notifyThenInterrupt() throws Exception {
        Thread a = start(() -> {
            synchronized (lock) {
                note(thrown(() -> lock.wait()) + " " + Thread.currentThread().isInterrupted());
            }
        });
        untilWaiting(a);
        synchronized (lock) {
            lock.notify();
            a.interrupt();
        }
        return end(a);
    }

    // 17.2.4: a notification is not lost to an interrupt: if the interrupted thread throws, the other one gets it; if it
    // returns normally, the other one waits for ever.
    // outcomes: a:InterruptedException b:- | b:- a:InterruptedException | deadlock
    static String notificationIsNotLost() throws Exception {
        Thread a = start(() -> {
            synchronized (lock) {
                note("a:" + thrown(() -> lock.wait()));
            }
        });
        Thread b = start(() -> {
            synchronized (lock) {
                note("b:" + thrown(() -> lock.wait()));
            }
        });
        untilWaiting(a);
        untilWaiting(b);
        a.interrupt();
        synchronized (lock) {
            lock.notify();
        }
        return end(a, b);
    }

    // 17.2.3: an interrupted thread that waits for the monitor again goes on only when it is free.
    // outcomes: InterruptedException 1
    static String interruptedNeedsTheMonitor() throws Exception {
        Thread a = start(() -> {
            synchronized (lock) {
                note(thrown(() -> lock.wait()) + " " + x);
            }
        });
        untilWaiting(a);
        synchronized (lock) {
            a.interrupt();
            x = 1;
        }
        return end(a);
    }

    // 17.1: an interrupt does not end the wait for a monitor; it stays pending.
    // outcomes: true
    static String monitorIgnoresInterrupt() throws Exception {
        Thread a;
        synchronized (lock) {
            a = start(() -> {
                synchronized (lock) {
                    note(Thread.currentThread().isInterrupted());
                }
            });
            untilBlocked(a);
            a.interrupt();
        }
        return end(a);
    }

    // 17.2.1: wait(timeout) by an interrupted thread.
    // outcomes: InterruptedException false | - true
    static String timedWaitAndInterrupt() throws Exception {
        Thread main = Thread.currentThread();
        String how;
        synchronized (lock) {
            Thread other = start(main::interrupt);
            how = thrown(() -> lock.wait(1)) + " ";
            try {
                other.join();
            } catch (InterruptedException e) {
                return how + "true";
            }
        }
        return how + Thread.currentThread().isInterrupted();
    }

    // Object.wait: without a loop around it, spurious wake-ups apart, a waiter sees what was written before the notify.
    // outcomes: 1
    static String seesWhatNotifierWrote() throws Exception {
        Thread a = start(() -> {
            synchronized (lock) {
                lock.wait();
            }
            note(x);
        });
        untilWaiting(a);
        x = 1;
        synchronized (lock) {
            lock.notify();
        }
        return end(a);
    }
}
