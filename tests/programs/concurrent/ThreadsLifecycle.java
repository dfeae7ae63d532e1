// until: 17
import java.util.concurrent.CountDownLatch;

/** Threads: names, states, join, daemons, priorities, starting twice. */
public class ThreadsLifecycle {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        System.out.println(main.getName() + " " + main.getPriority() + " " + main.isDaemon() + " " + main + " " + main.getThreadGroup().getName());
        CountDownLatch hold = new CountDownLatch(1);
        Thread thread = new Thread(() -> {
            try {
                hold.await();
            } catch (InterruptedException e) {
                System.out.println("unexpected");
            }
        });
        System.out.println(thread.getName() + " " + thread.getState() + " " + thread.isAlive());
        thread.start();
        while (thread.getState() != Thread.State.WAITING) {
            Thread.yield();
        }
        thread.join(1);
        System.out.println(thread.isAlive() + " " + thread.getState());
        try {
            thread.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("started twice " + e.getMessage());
        }
        hold.countDown();
        thread.join();
        System.out.println(thread.isAlive() + " " + thread.getState() + " " + thread);
        Thread named = new Thread(null, () -> System.out.println(Thread.currentThread().getName()), "named");
        named.setDaemon(true);
        named.setPriority(Thread.MAX_PRIORITY);
        Thread child = new Thread(() -> {
            Thread inner = new Thread(() -> { });
            System.out.println(inner.isDaemon() + " " + inner.getPriority());
        });
        System.out.println(named + " " + child.isDaemon());
        named.start();
        named.join();
        child.setDaemon(true);
        child.setPriority(3);
        child.start();
        child.join();
        try {
            main.setDaemon(true);
        } catch (IllegalThreadStateException e) {
            System.out.println("alive already");
        }
        try {
            child.setPriority(11);
        } catch (IllegalArgumentException e) {
            System.out.println("priority " + e.getMessage());
        }
        Thread subclass = new Thread("sub") {
            @Override
            public void run() {
                System.out.println("in " + getName());
                setName("renamed");
            }
        };
        subclass.start();
        subclass.join();
        System.out.println(subclass.getName());
        subclass.run();
        long id = main.getId();
        System.out.println(id == 1);
        Object lock = new Object();
        boolean[] entered = new boolean[1];
        synchronized (lock) {
            Thread blocked = new Thread(() -> {
                synchronized (lock) {
                    System.out.println("entered");
                    entered[0] = true;
                }
            });
            blocked.start();
            while (blocked.getState() != Thread.State.BLOCKED) {
                Thread.yield();
            }
            System.out.println("blocked");
            while (!entered[0]) {
                lock.wait(50);
            }
        }
        Thread daemon = new Thread(() -> {
            while (true) {
                Thread.yield();
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        System.out.println("main ends, the daemon does not matter");
    }
}
