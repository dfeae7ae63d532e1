// verdict: none
// races: none
/** Threads that keep to their own elements and fields do not race; nor do those that only read. */
public class RaceArrayParts {
    private static int one, other;

    public static void main(String[] arguments) {
        int[] cells = {1, 2, 3};
        Thread thread = new Thread(() -> {
            System.arraycopy(cells, 1, new int[2], 0, 2);
            int[] copy = {cells[2]};
            one = copy[0];
        });
        thread.start();
        cells[0] = cells[2];
        other = 1;
    }
}
