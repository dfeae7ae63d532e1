// java: skip
// status: 1
// stderr: deadlock
/** Two classes whose initialisers, run by two threads, wait for each other. */
public class DeadlockClassInit {
    static volatile boolean leftStarted, rightStarted;

    static class Left {
        static {
            leftStarted = true;
            while (!rightStarted) Thread.yield();
            Right.touch();
        }
        static void touch() { }
    }

    static class Right {
        static {
            rightStarted = true;
            while (!leftStarted) Thread.yield();
            Left.touch();
        }
        static void touch() { }
    }

    public static void main(String[] args) throws InterruptedException {
        // expect: start
        System.out.println("start");
        Thread a = new Thread(Left::touch), b = new Thread(Right::touch);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println("never");
    }
}
