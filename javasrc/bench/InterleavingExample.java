package bench;

import clew.Verify;

/** Two threads that print, to see in which order a search interleaves them (Groce and Visser, figure 4). Nothing is wrong. */
public final class InterleavingExample {
    static volatile int step;

    private static void print(int number, char letter) {
        step++;                                 /* visible to the other thread, so that a step ends here */
        System.out.println(number + "" + letter);
    }

    private static void run(int number) {
        print(number, 'A');
        print(number, 'B');
        print(number, 'C');
    }

    public static void main(String[] arguments) {
        Verify.beginAtomic();
        Threads.startAll(Threads.make(2, i -> () -> run(i + 1)));
        Verify.endAtomic();
    }
}
