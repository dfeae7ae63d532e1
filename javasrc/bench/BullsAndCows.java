package bench;

/**
 * A secret number of four digits, and a guess of which each move turns one digit to the next, 9 to 0. A bull is a right digit in its place,
 * a cow one in another place. Argument: the secret number.
 */
public final class BullsAndCows implements Moves {
    static int[] secret, guess;
    static int bulls, cows;

    private BullsAndCows() {
    }

    @Override
    public int count() {
        return guess.length;
    }

    @Override
    public boolean isPossible(int move) {
        return true;
    }

    @Override
    public void make(int move) {
        guess[move] = (guess[move] + 1) % 10;
        judge();
    }

    private static void judge() {
        bulls = 0;
        cows = 0;
        for (int digit = 0; digit < 10; digit++)
            cows += Math.min(count(secret, digit), count(guess, digit));
        for (int i = 0; i < guess.length; i++)
            if (guess[i] == secret[i])
                bulls++;
        cows -= bulls;
    }

    private static int count(int[] digits, int digit) {
        int count = 0;
        for (int each : digits)
            if (each == digit)
                count++;
        return count;
    }

    public static void main(String[] arguments) {
        int number = Arguments.number(arguments, 0, 9382);
        secret = new int[4];
        for (int i = secret.length - 1; i >= 0; i--, number /= 10)
            secret[i] = number % 10;
        guess = new int[4];
        judge();
        Moves.play(new BullsAndCows());
    }
}
