/** Many short-lived trees beside one that stays: allocation and garbage collection. */
public class BinaryTrees {
    static class Tree {
        final Tree left, right;

        Tree(int depth) {
            left = depth == 0 ? null : new Tree(depth - 1);
            right = depth == 0 ? null : new Tree(depth - 1);
        }

        int count() {
            return left == null ? 1 : 1 + left.count() + right.count();
        }
    }

    public static void main(String[] args) {
        int max = 14;
        Tree stays = new Tree(max);
        for (int depth = 4; depth <= max; depth += 2) {
            int trees = 1 << (max - depth + 4), nodes = 0;
            for (int i = 0; i < trees; i++) {
                nodes += new Tree(depth).count();
            }
            System.out.println(trees + " trees of depth " + depth + ": " + nodes + " nodes");
        }
        System.out.println(stays.count());
    }
}
