/** OutOfMemoryError for arrays that cannot exist is caught, and memory is usable after. */
public class OutOfMemory {
    static void attempt(int n) {
        try {
            long[] huge = new long[n];
            System.out.println("got " + huge.length);
        } catch (OutOfMemoryError e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt(Integer.MAX_VALUE);
        attempt(Integer.MAX_VALUE - 1);
        attempt(10);
        try {
            int[][] matrix = new int[Integer.MAX_VALUE][2];
        } catch (OutOfMemoryError e) {
            System.out.println(e);
        }
        try {
            new StringBuilder(Integer.MAX_VALUE);
        } catch (OutOfMemoryError e) {
            System.out.println("builder " + e.getMessage());
        }
        int[] fine = new int[1000];
        System.out.println(fine.length);
    }
}
