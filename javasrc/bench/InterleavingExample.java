package bench;

import clew.Verify;

/** Two threads that print, to see in which order a search interleaves them (Groce and Visser, figure 4). Nothing is wrong. */
public final class InterleavingExample {
    private static void run(int number) {
        System.out.println(number + "A");
        System.out.println(number + "B");
        System.out.println(number + "C");
    }

    public static void main(String[] arguments) {
        Verify.beginAtomic();
        Threads.startAll(Threads.make(2, i -> () -> run(i + 1)));
        Verify.endAtomic();
    }
}
