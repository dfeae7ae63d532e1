/** multianewarray with all or some dimensions, zero and negative sizes, types and names of the parts. */
public class MultiArrays {
    public static void main(String[] args) {
        int[][][] full = new int[2][3][4];
        full[1][2][3] = 42;
        System.out.println(full.length + " " + full[0].length + " " + full[1][2].length + " " + full[1][2][3] + full[0][0][0]);
        String[][][] part = new String[2][2][];
        System.out.println(part[1][1] == null);
        part[0] = new String[5][];
        System.out.println(part[0].length + " " + part[1].length);
        long[][] empty = new long[0][5];
        System.out.println(empty.length);
        double[][] rows = new double[3][0];
        System.out.println(rows[2].length);
        try {
            int[][] bad = new int[3][-1];
        } catch (NegativeArraySizeException e) {
            System.out.println(e);
        }
        try {
            int[][] bad = new int[0][-7];
            System.out.println("unreachable");
        } catch (NegativeArraySizeException e) {
            System.out.println(e);
        }
        try {
            Object[] bad = new Object[-3];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(full.getClass().getName() + " " + full[0].getClass().getName() + " " + part.getClass().getName() + " " + part[0][0]);
        System.out.println(full.getClass().getSimpleName() + " " + full.getClass().getComponentType() + " " + new boolean[1][1].getClass());
        int[][] ragged = {{1}, {2, 3}, {}, {4, 5, 6}};
        int sum = 0;
        for (int[] row : ragged) {
            for (int cell : row) {
                sum = sum * 10 + cell;
            }
        }
        System.out.println(sum);
        char[][] letters = {"ab".toCharArray(), {'c'}};
        System.out.println(letters[0][1] + letters[1][0] + " " + letters[0][1] + letters[1][0]);
        byte[][][][] deep = new byte[1][2][3][];
        System.out.println(deep[0][1].length + " " + deep.getClass().getName());
    }
}
