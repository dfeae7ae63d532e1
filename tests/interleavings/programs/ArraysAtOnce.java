/** arraycopy and clone are operations on shared objects. */
public class ArraysAtOnce {
    static final int[] cells = {1, 2};

    public static void main(String[] args) throws Exception {
        int[] seen = new int[2];
        Thread copier = new Thread(() -> {
            cells[1] = 7;
            System.arraycopy(cells, 0, seen, 0, 2);
        });
        copier.start();
        cells[0] = 5;
        cells[1] = 6;
        int[] clone = cells.clone();
        copier.join();
        System.out.println(seen[0] + " " + seen[1] + " " + clone[0] + " " + clone[1]);
    }
}
