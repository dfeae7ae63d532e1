package bench;

/**
 * Atomix: an atom that is moved slides until the border, a barrier or another atom is next to it; the molecule is complete when each atom is in its place.
 * Arguments: the board and the molecule, as rows with a / between them: digits are atoms, # a barrier, anything else is free. Or "random", a number, and the
 * molecule: the board of that number, as large as the molecule's, with one barrier.
 */
public final class Atomix implements Moves {
    private static final int BARRIER = -1;
    private static final int[] DOWN = {-1, 0, 1, 0}, RIGHT = {0, 1, 0, -1};
    /** What is in each cell, row by row: the number of an atom, from 1; 0 if it is free. The atom of number i is the element i - 1 of the others. */
    static int[] cell, row, column, goalRow, goalColumn;
    private static int rows, columns;

    private Atomix() {
    }

    @Override
    public int count() {
        return DOWN.length * row.length;
    }

    @Override
    public boolean isPossible(int move) {
        int atom = move / DOWN.length, direction = move % DOWN.length;
        return isFree(row[atom] + DOWN[direction], column[atom] + RIGHT[direction]);
    }

    @Override
    public void make(int move) {
        int atom = move / DOWN.length, direction = move % DOWN.length;
        cell[row[atom] * columns + column[atom]] = 0;
        do {
            row[atom] += DOWN[direction];
            column[atom] += RIGHT[direction];
        } while (isFree(row[atom] + DOWN[direction], column[atom] + RIGHT[direction]));
        cell[row[atom] * columns + column[atom]] = atom + 1;
    }

    private static boolean isFree(int r, int c) {
        return r >= 0 && r < rows && c >= 0 && c < columns && cell[r * columns + c] == 0;
    }

    private static void read(String board) {
        columns = board.indexOf('/');
        rows = (board.length() + 1) / (columns + 1);
        cell = new int[rows * columns];
        for (int i = 0; i < cell.length; i++)
            cell[i] = content(board.charAt(i / columns * (columns + 1) + i % columns));
    }

    private static int content(char c) {
        return c == '#' ? BARRIER : c >= '1' && c <= '9' ? c - '0' : 0;
    }

    private static void find(int[] rowOf, int[] columnOf) {
        for (int i = 0; i < cell.length; i++)
            if (cell[i] > 0) {
                rowOf[cell[i] - 1] = i / columns;
                columnOf[cell[i] - 1] = i % columns;
            }
    }

    private static int atoms() {
        int atoms = 0;
        for (int each : cell)
            atoms = Math.max(atoms, each);
        return atoms;
    }

    /** A board by the numbers of a linear congruential generator, of which the high bits are used. */
    private static void scatter(int number, int atoms) {
        long random = number;
        cell = new int[rows * columns];
        for (int next = BARRIER; next <= atoms; next += next == BARRIER ? 2 : 1) {
            int where;
            do {
                random = random * 6364136223846793005L + 1442695040888963407L;
                where = (int) ((random >>> 33) % cell.length);
            } while (cell[where] != 0);
            cell[where] = next;
        }
    }

    private static String drawn() {
        StringBuilder board = new StringBuilder();
        for (int i = 0; i < cell.length; i++) {
            if (i > 0 && i % columns == 0)
                board.append('/');
            board.append(cell[i] == BARRIER ? '#' : cell[i] == 0 ? '.' : (char) ('0' + cell[i]));
        }
        return board.toString();
    }

    public static void main(String[] arguments) {
        boolean isRandom = arguments[0].equals("random");
        read(arguments[isRandom ? 2 : 1]);
        int atoms = atoms();
        goalRow = new int[atoms];
        goalColumn = new int[atoms];
        find(goalRow, goalColumn);
        if (isRandom)
            scatter(Integer.parseInt(arguments[1]), atoms);
        else
            read(arguments[0]);
        System.out.println(drawn());
        row = new int[atoms];
        column = new int[atoms];
        find(row, column);
        Moves.play(new Atomix());
    }
}
