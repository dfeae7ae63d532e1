/** monitorenter and monitorexit: nested, reentrant, left by return, break and exception; synchronized methods. */
public class Synchronized {
    static final Object lock = new Object();

    static boolean held() { return Thread.holdsLock(lock); }

    static int leaveByReturn() {
        synchronized (lock) {
            return held() ? 1 : 0;
        }
    }

    static void leaveByException() {
        synchronized (lock) {
            synchronized (lock) {
                throw new IllegalStateException("held: " + held());
            }
        }
    }

    synchronized boolean instance() { return Thread.holdsLock(this) && !Thread.holdsLock(Synchronized.class); }
    static synchronized boolean forClass() { return Thread.holdsLock(Synchronized.class); }
    synchronized void fails() { throw new RuntimeException(); }

    public static void main(String[] args) {
        System.out.println(held() + " " + leaveByReturn() + " " + held());
        try {
            leaveByException();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + held());
        }
        for (int i = 0; i < 3; i++) {
            synchronized (lock) {
                if (i == 1) break;
                System.out.println("round " + i + " " + held());
            }
        }
        System.out.println(held());
        Synchronized s = new Synchronized();
        System.out.println(s.instance() + " " + forClass() + " " + Thread.holdsLock(Synchronized.class) + " " + Thread.holdsLock(s));
        try {
            s.fails();
        } catch (RuntimeException e) {
            System.out.println(Thread.holdsLock(s));
        }
        synchronized (lock) {
            synchronized ("interned") {
                synchronized (new int[0]) {
                    System.out.println("three locks " + Thread.holdsLock("interned"));
                }
            }
        }
        try {
            Thread.holdsLock(null);
        } catch (NullPointerException e) {
            System.out.println("null lock");
        }
    }
}
