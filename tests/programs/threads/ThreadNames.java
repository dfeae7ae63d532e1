/** Names, toString, priorities, groups and ids of threads. */
public class ThreadNames {
    static class Own extends Thread {
        Own() { super("own"); }
        @Override public void run() { System.out.println(getName() + " " + (Thread.currentThread() == this)); }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread main = Thread.currentThread();
        System.out.println(main.getName() + " " + main.getPriority() + " " + main.getThreadGroup().getName() + " " + main.isAlive());
        Thread a = new Thread(() -> System.out.println(Thread.currentThread().getName()));
        Thread b = new Thread(() -> System.out.println(Thread.currentThread().getName()), "named");
        Thread c = new Thread();
        System.out.println(a.getName() + " " + b.getName() + " " + c.getName() + " " + a.getState());
        a.start();
        a.join();
        b.setName("renamed");
        b.setPriority(Thread.MAX_PRIORITY);
        b.start();
        b.join();
        System.out.println(b.getName() + " " + b.getPriority() + " " + b.getState() + " " + a.isAlive());
        Thread own = new Own();
        own.start();
        own.join();
        new Own().run();
        try {
            own.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("started twice");
        }
        try {
            c.setPriority(11);
        } catch (IllegalArgumentException e) {
            System.out.println("priority");
        }
        try {
            c.setName(null);
        } catch (NullPointerException e) {
            System.out.println("name");
        }
        main.setName("chief");
        System.out.println(Thread.currentThread().getName() + " " + (a.getId() != b.getId()));
    }
}
