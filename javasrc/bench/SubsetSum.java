package bench;

/** Numbers of which any may be taken once; the goal is a sum of those that are taken. Arguments: the sum, and the numbers. */
public final class SubsetSum implements Moves {
    static int[] number;
    static boolean[] isTaken;
    static int sum, goal;

    private SubsetSum() {
    }

    @Override
    public int count() {
        return number.length;
    }

    @Override
    public boolean isPossible(int move) {
        return !isTaken[move];
    }

    @Override
    public void make(int move) {
        isTaken[move] = true;
        sum += number[move];
    }

    public static void main(String[] arguments) {
        goal = Arguments.number(arguments, 0, 10);
        number = new int[Math.max(arguments.length - 1, 0)];
        isTaken = new boolean[number.length];
        for (int i = 0; i < number.length; i++)
            number[i] = Arguments.number(arguments, i + 1, 0);
        Moves.play(new SubsetSum());
    }
}
