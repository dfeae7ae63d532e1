/** Much garbage with live data in between: lists, trees, arrays and strings survive collections. */
public class GarbageChurn {
    static class Node {
        Node left, right;
        int value;
        long[] load;

        Node(int depth, int value) {
            this.value = value;
            load = new long[] {value, -value};
            if (depth > 0) {
                left = new Node(depth - 1, value * 2);
                right = new Node(depth - 1, value * 2 + 1);
            }
        }

        long sum() {
            return value + load[0] * load[1] % 7 + (left == null ? 0 : left.sum() + right.sum());
        }
    }

    public static void main(String[] args) {
        Node kept = new Node(8, 1);
        long before = kept.sum();
        String text = "";
        long total = 0;
        for (int i = 0; i < 200; i++) {
            Node temporary = new Node(6, i);
            total += temporary.sum();
            if (i % 10 == 0) text += i + ",";
            if (i % 50 == 0) { kept.left.right = new Node(5, i); System.gc(); }
        }
        System.out.println(before + " " + total + " " + kept.sum() + " " + text);
        int[][] arrays = new int[100][];
        for (int i = 0; i < 50000; i++) { arrays[i % 100] = new int[i % 50 + 1]; arrays[i % 100][i % 50] = i; }
        long check = 0;
        for (int[] array : arrays) check = check * 7 + array[array.length - 1];
        System.out.println(check);
    }
}
