package bench;

/**
 * Atomix: an atom that is moved slides until the border, a barrier or another atom is next to it; the molecule is complete when each atom is in
 * its place. Arguments: the board and the molecule, as rows with a / between them: digits are atoms, # a barrier, anything else is free. Or "random",
 * a number, and the molecule: the board of that number, as large as the molecule's, with one barrier.
 */
public final class Atomix implements Moves {
    private static final int BARRIER = -1;
    /** The number of the atom in each cell, from 1; 0 if it is free. A barrier ends each row, and a row of them is above and below the board. */
    static int[] cell;
    /** The cell, the row and the column of each atom: that of number 1 is the first. */
    static int[] place, row, column;
    static int[] goalRow, goalColumn;
    /** How far the next cell is, clockwise from above; and cells of a row, with the barrier at its end. */
    private static int[] steps;
    private static int width;

    private Atomix() {
    }

    @Override
    public int count() {
        return 4 * place.length;
    }

    @Override
    public boolean isPossible(int move) {
        return cell[place[move >> 2] + steps[move & 3]] == 0;
    }

    @Override
    public void make(int move) {
        int atom = move >> 2, step = steps[move & 3], to = place[atom];
        cell[to] = 0;
        while (cell[to + step] == 0)
            to += step;
        cell[to] = atom + 1;
        place[atom] = to;
        row[atom] = to / width - 1;
        column[atom] = to % width;
    }

    private static int[] read(String board) {
        int[] cells = empty((board.length() + 1) / width);
        for (int i = 0; i < board.length(); i++)
            cells[i + width] = content(board.charAt(i));
        return cells;
    }

    private static int content(char c) {
        return c == '#' || c == '/' ? BARRIER : c >= '1' && c <= '9' ? c - '0' : 0;
    }

    private static int[] empty(int rows) {
        int[] cells = new int[(rows + 2) * width];
        for (int i = 0; i < cells.length; i++)
            if (i < width || i >= (rows + 1) * width || i % width == width - 1)
                cells[i] = BARRIER;
        return cells;
    }

    /** A barrier and the atoms, by the numbers of a linear congruential generator, of which the high bits are used. */
    private static int[] scatter(int number, int rows, int atoms) {
        int[] cells = empty(rows);
        long random = number;
        for (int next = 0; next <= atoms; next++) {
            int where;
            do {
                random = random * 6364136223846793005L + 1442695040888963407L;
                where = width + (int) ((random >>> 33) % (rows * width));
            } while (cells[where] != 0);
            cells[where] = next == 0 ? BARRIER : next;
        }
        return cells;
    }

    private static String drawn() {
        StringBuilder board = new StringBuilder();
        for (int i = width; i < cell.length - width - 1; i++)
            board.append(i % width == width - 1 ? '/' : cell[i] == BARRIER ? '#' : cell[i] == 0 ? '.' : (char) ('0' + cell[i]));
        return board.toString();
    }

    private static int[] places(int[] cells) {
        int atoms = 0;
        for (int each : cells)
            atoms = Math.max(atoms, each);
        int[] places = new int[atoms];
        for (int i = 0; i < cells.length; i++)
            if (cells[i] > 0)
                places[cells[i] - 1] = i;
        return places;
    }

    private static int[] rows(int[] places) {
        int[] rows = new int[places.length];
        for (int i = 0; i < places.length; i++)
            rows[i] = places[i] / width - 1;
        return rows;
    }

    private static int[] columns(int[] places) {
        int[] columns = new int[places.length];
        for (int i = 0; i < places.length; i++)
            columns[i] = places[i] % width;
        return columns;
    }

    public static void main(String[] arguments) {
        boolean isRandom = arguments[0].equals("random");
        String molecule = arguments[isRandom ? 2 : 1];
        width = molecule.indexOf('/') + 1;
        steps = new int[] {-width, 1, width, -1};
        int[] goal = places(read(molecule));
        cell = isRandom ? scatter(Integer.parseInt(arguments[1]), (molecule.length() + 1) / width, goal.length) : read(arguments[0]);
        System.out.println(drawn());
        place = places(cell);
        goalRow = rows(goal);
        goalColumn = columns(goal);
        row = rows(place);
        column = columns(place);
        Moves.play(new Atomix());
    }
}
