/** Locks are reentrant: nested synchronized methods, recursion, overridden synchronized methods, wait in depth. */
public class Reentrancy {
    int depth;

    synchronized int recurse(int n) {
        depth = Math.max(depth, n);
        return n == 0 ? 0 : 1 + recurse(n - 1);
    }

    static class Sub extends Reentrancy {
        @Override synchronized int recurse(int n) { return 100 + super.recurse(n > 3 ? 3 : n); }
    }

    synchronized void waitDeep(int n) throws InterruptedException {
        if (n > 0) {
            waitDeep(n - 1);
        } else {
            depth = -1;
            notifyAll();
            while (depth == -1) wait();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        System.out.println(new Reentrancy().recurse(100) + " " + new Sub().recurse(3));
        Reentrancy r = new Reentrancy();
        Thread t = new Thread(() -> {
            try {
                r.waitDeep(5);
                System.out.println("woke at depth five " + Thread.holdsLock(r));
            } catch (InterruptedException e) {
                System.out.println("?");
            }
        });
        t.start();
        synchronized (r) {
            while (r.depth != -1) r.wait();
            System.out.println("the waiter released all of its holds");
            r.depth = 0;
            r.notifyAll();
        }
        t.join();
    }
}
