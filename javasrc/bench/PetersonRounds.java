package bench;

/** Peterson's protocol for two threads, with a counter inside: the program of tools/spin/peterson.pml. Argument: rounds. */
public final class PetersonRounds {
    private static volatile boolean wants0, wants1;
    private static volatile int turn;
    private static int work;

    private static void first(int rounds) {
        for (int i = 0; i < rounds; i++) {
            wants0 = true;
            turn = 1;
            while (wants1 && turn != 0) {
            }
            work++;
            wants0 = false;
        }
    }

    private static void second(int rounds) {
        for (int i = 0; i < rounds; i++) {
            wants1 = true;
            turn = 0;
            while (wants0 && turn != 1) {
            }
            work++;
            wants1 = false;
        }
    }

    public static void main(String[] arguments) {
        int rounds = Integer.parseInt(arguments[0]);
        new Thread(() -> first(rounds)).start();
        new Thread(() -> second(rounds)).start();
    }
}
