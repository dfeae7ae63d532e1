package bench;

import clew.Verify;

/**
 * Two threads that print, to see in which order a search interleaves them (Groce and Visser, figure 4 and table 5). Nothing is wrong.
 *
 * A line of run() is a step, as it was in JPF. The paper's table has 36 lines where the interleavings of two times three prints have 24
 * different steps, as if a state knew which thread had printed first: JPF named objects in the order of their making. Here a static
 * field remembers it; "plain" leaves that out.
 */
public final class InterleavingExample {
    private static final class MyThread extends Thread {
        static int first;
        private final int id;
        private final boolean plain;

        MyThread(int id, boolean plain) {
            this.id = id;
            this.plain = plain;
        }

        /** A step begins here. The last one goes on to the end of the thread. */
        private void print(String name) {
            Verify.beginAtomic();
            if (first == 0 && !plain)
                first = id;
            System.out.println("Thread #" + id + ", " + name);
            if (!name.equals("C"))
                Verify.endAtomic();
        }

        @Override
        public void run() {
            print("A");
            print("B");
            print("C");
        }
    }

    public static void main(String[] arguments) {
        boolean plain = Arguments.has(arguments, "plain");
        Verify.beginAtomic();
        MyThread one = new MyThread(1, plain);
        MyThread two = new MyThread(2, plain);
        one.start();
        two.start();
        Verify.endAtomic();
    }
}
