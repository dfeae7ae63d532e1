/** Daemon threads do not keep the program alive; their children are daemons. */
public class DaemonThreads {
    public static void main(String[] args) throws InterruptedException {
        boolean[] child = new boolean[1];
        Thread daemon = new Thread(() -> {
            child[0] = new Thread().isDaemon();
            while (true) {
                try {
                    Thread.sleep(10000);
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        while (daemon.getState() != Thread.State.TIMED_WAITING) Thread.sleep(1);
        System.out.println(daemon.isDaemon() + " " + child[0] + " " + Thread.currentThread().isDaemon());
        try {
            daemon.setDaemon(false);
        } catch (IllegalThreadStateException e) {
            System.out.println("too late");
        }
        Thread main = Thread.currentThread();
        Thread user = new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
                return;
            }
            System.out.println("user thread ends last");
        });
        user.start();
        System.out.println("main ends");
    }
}
