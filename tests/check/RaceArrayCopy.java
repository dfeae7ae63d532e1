// verdict: none
// races: race
/** A copy reads each element of its range. */
public class RaceArrayCopy {
    public static void main(String[] arguments) {
        int[] cells = {1, 2, 3};
        int[] copy = new int[2];
        Thread thread = new Thread(() -> System.arraycopy(cells, 1, copy, 0, 2));
        thread.start();
        cells[2] = 5;
    }
}
