/** wait, notify and notifyAll without the lock. */
public class IllegalMonitor {
    public static void main(String[] args) throws InterruptedException {
        Object o = new Object();
        try {
            o.wait();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e);
        }
        try {
            o.notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e);
        }
        try {
            o.notifyAll();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e);
        }
        synchronized (o) {
            o.notify();
            o.notifyAll();
            Object other = new Object();
            try {
                other.wait(5);
            } catch (IllegalMonitorStateException e) {
                System.out.println(e.getMessage());
            }
        }
        boolean[] held = new boolean[1];
        synchronized (o) {
            Thread t = new Thread(() -> {
                try {
                    o.notify();
                } catch (IllegalMonitorStateException e) {
                    held[0] = true;
                }
            });
            t.start();
            t.join();
        }
        System.out.println(held[0]);
    }
}
