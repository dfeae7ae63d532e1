// goal: Threads.goal
/**
 * The nearest thread counts, whether or not it is its turn. A thread that was started stands before Thread.execute: aload_0, the call of run, and
 * its 5. So does the one that idles, of which the control flow does not tell that its run is another.
 */
public class Threads {
    static int x;

    static void goal() {
        x = 0;                                  // 0 0 0
    }

    static class Worker extends Thread {
        @Override
        public void run() {
            x = 1;                              // 5 5 5
            x = 2;                              // 3 3 3
            goal();                             // 1 1 1
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Worker worker = new Worker();
        worker.start();
        new Idle().start();
        x = 3;                                  // 7 7 7        the worker; main has 9 to go
        x = 4;                                  // 7 7 7
        x = 5;                                  // 5 5 5        main: iconst putstatic getstatic ifne invokestatic
        if (x == 0)                             // 3 3 3
            goal();
        worker.join();                          // 7 7 7        the worker again
    }
}
