// goal: Objects.goal
/**
 * Virtual calls, lambdas, recursion, exceptions that leave methods, and calls that never return.
 *
 * To fsm nothing here is farther than 7, because of the thread that idles: it stands before Thread.execute, aload_0 invokevirtual run, and Idle.run
 * may have been called as a Runnable by the method run below: return iconst_4 putstatic return, and the call of goal. The others know better.
 */
public class Objects {
    interface Shape {
        int area(int n);
    }

    static class Large implements Shape {
        @Override
        public int area(int n) {
            int a = n;                          // 7 16 20      8 to the return, and then 8 or, with depth and catches as they are, 12
            int b = a;                          // 7 14 18
            return a + b;                       // 7 12 16
        }
    }

    static class Small implements Shape {
        @Override
        public int area(int n) {
            return n;
        }
    }

    /** Nobody makes one of these. */
    static class Never implements Shape {
        @Override
        public int area(int n) {
            goal();
            return n;
        }
    }

    static int x;

    static void goal() {
        x = 0;                                  // 0 0 0
    }

    static int depth(int n) {
        if (n <= 0)                             // 7 9 9        iload ifgt iconst ireturn, and 5 of the caller: putstatic, and the 4 of catches
            return 0;                           // 7 9 9        the first that returns is two calls deeper: iconst ireturn, ireturn twice, and 5
        return depth(n - 1);                    // 7 10 14      iload iconst isub, the call: 1 or 5, ireturn, and 5
    }

    static void forever() {
        for (;;)
            x++;
    }

    static void thrower() {
        int[] none = null;                      // 7 7 7        aconst astore, and then
        x = none[0];                            // 5 5 5        aload iconst iaload, which throws to where catches has its handler: 2
    }

    static void passes() {
        thrower();                              // 3 3 3        what is called may throw at once
        x = 9;
    }

    static void catches() {
        try {
            passes();                           // 3 3 3
        } catch (RuntimeException thrown) {     // 2 2 2        astore invokestatic
            goal();                             // 1 1 1
        }
    }

    static void run(Runnable runnable) {
        runnable.run();                         // 6 6 7        aload, the call: 1, or 2 as Idle.run is a return; iconst putstatic return, and 1
        x = 4;                                  // 4 4 4
    }

    public static void main(String[] arguments) {
        new Idle().start();
        Shape shape = arguments.length == 0 ? new Large() : new Small();  // 7 18 28   aload arraylength ifne, new dup invokespecial of Small, astore
        x = shape.area(2);                      // 7 11 17      aload iconst invokeinterface (3 of Small: iload ireturn) putstatic
        x = depth(2);                           // 7 7 11       iconst invokestatic (5: iload ifgt iconst ireturn) putstatic
        catches();                              // 4 4 4
        run(() -> x = 3);                       // 3 3 9        the lambda is made, run is called (7 with what it calls), and goal
        goal();                                 // 1 1 1
        if (x == 0)                             // 4 4 far      getstatic ifne invokestatic invokestatic; but forever does not return
            return;                             // 7 far far
        forever();
        goal();
    }
}
