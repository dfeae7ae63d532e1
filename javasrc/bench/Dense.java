package bench;

/** Counters of which each can go up by one, whatever the others do. Arguments: how many, up to which number. */
public final class Dense implements Moves {
    static int[] value;
    private final int limit;

    private Dense(int limit) {
        this.limit = limit;
    }

    @Override
    public int count() {
        return value.length;
    }

    @Override
    public boolean isPossible(int move) {
        return value[move] < limit;
    }

    @Override
    public void make(int move) {
        value[move]++;
    }

    public static void main(String[] arguments) {
        value = new int[Arguments.number(arguments, 0, 3)];
        Moves.play(new Dense(Arguments.number(arguments, 1, 4)));
    }
}
