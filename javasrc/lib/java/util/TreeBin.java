package java.util;

import clew.internal.Hashes;
import java.util.HashMap.Node;

/**
 * Long chains of a HashMap. As in the JDK, a chain of more than eight nodes in a table of at least 64 buckets becomes
 * a red-black tree, ordered by hash and then by compareTo. Programs see that in the order of iteration only: a new
 * node follows its parent in the tree, and the root comes first. So the tree is kept for its shape; searching still
 * walks the chain.
 */
final class TreeBin {
    /** A part of a split chain with no more nodes than this becomes a plain chain again. */
    private static final int SHORT_CHAIN = 6;

    private TreeBin() {
    }

    static final class TreeNode<K, V> extends Node<K, V> {
        TreeNode<K, V> parent;
        TreeNode<K, V> left;
        TreeNode<K, V> right;
        TreeNode<K, V> prev;
        boolean red;

        TreeNode(int hash, K key, V value, Node<K, V> next) {
            super(hash, key, value, next);
        }

        TreeNode<K, V> following() {
            return (TreeNode<K, V>) next;
        }

        TreeNode<K, V> child(boolean toLeft) {
            return toLeft ? left : right;
        }

        void setChild(boolean toLeft, TreeNode<K, V> node) {
            if (toLeft) {
                left = node;
            } else {
                right = node;
            }
            if (node != null) {
                node.parent = this;
            }
        }
    }

    private static <K, V> boolean isRed(TreeNode<K, V> node) {
        return node != null && node.red;
    }

    private static <K, V> TreeNode<K, V> rootOf(TreeNode<K, V> node) {
        while (node.parent != null) {
            node = node.parent;
        }
        return node;
    }

    // Chains

    /** Makes the chain in the bucket a tree. */
    static <K, V> void treeify(Node<K, V>[] table, int bucket) {
        TreeNode<K, V> first = null;
        TreeNode<K, V> last = null;
        for (Node<K, V> e = table[bucket]; e != null; e = e.next) {
            TreeNode<K, V> node = new TreeNode<>(e.hash, e.key, e.value, null);
            node.prev = last;
            if (last == null) {
                first = node;
            } else {
                last.next = node;
            }
            last = node;
        }
        table[bucket] = first;
        buildTree(table, first);
    }

    private static <K, V> void buildTree(Node<K, V>[] table, TreeNode<K, V> first) {
        TreeNode<K, V> root = null;
        for (TreeNode<K, V> x = first; x != null; x = x.following()) {
            x.left = x.right = x.parent = null;
            x.red = false;
            root = root == null ? x : insert(root, x, parentFor(root, x.hash, x.key));
        }
        moveToFront(table, root);
    }

    private static <K, V> Node<K, V> plainChain(Node<K, V> first) {
        Node<K, V> head = new Node<>(first.hash, first.key, first.value, null);
        Node<K, V> last = head;
        for (Node<K, V> e = first.next; e != null; e = e.next) {
            last.next = new Node<>(e.hash, e.key, e.value, null);
            last = last.next;
        }
        return head;
    }

    private static <K, V> void moveToFront(Node<K, V>[] table, TreeNode<K, V> root) {
        int bucket = root.hash & (table.length - 1);
        TreeNode<K, V> first = (TreeNode<K, V>) table[bucket];
        if (root == first) {
            return;
        }
        unlink(root);
        root.next = first;
        root.prev = null;
        first.prev = root;
        table[bucket] = root;
    }

    private static <K, V> void unlink(TreeNode<K, V> node) {
        if (node.prev != null) {
            node.prev.next = node.next;
        }
        if (node.next != null) {
            node.following().prev = node.prev;
        }
    }

    /** Adds a key that is not there yet. */
    static <K, V> void add(Node<K, V>[] table, TreeNode<K, V> first, int hash, K key, V value) {
        TreeNode<K, V> root = rootOf(first);
        TreeNode<K, V> parent = parentFor(root, hash, key);
        TreeNode<K, V> x = new TreeNode<>(hash, key, value, parent.next);
        x.prev = parent;
        if (parent.next != null) {
            parent.following().prev = x;
        }
        parent.next = x;
        moveToFront(table, insert(root, x, parent));
    }

    /** Removes a node; an iterator's removal (not movable) must leave the rest of the chain as it is. */
    static <K, V> void remove(Node<K, V>[] table, TreeNode<K, V> p, boolean movable) {
        int bucket = p.hash & (table.length - 1);
        if (p.prev == null) {
            table[bucket] = p.next;
        }
        unlink(p);
        TreeNode<K, V> first = (TreeNode<K, V>) table[bucket];
        if (first == null) {
            return;
        }
        TreeNode<K, V> root = rootOf(first);
        if (movable && (root.right == null || root.left == null || root.left.left == null)) {
            table[bucket] = plainChain(first);
            return;
        }
        root = delete(root, p);
        if (movable) {
            moveToFront(table, root);
        }
    }

    /** Deals a tree's chain out to buckets i and i + oldLength of the new table, in order. */
    static <K, V> void split(Node<K, V>[] table, TreeNode<K, V> first, int i, int oldLength) {
        TreeNode<K, V> low = null;
        TreeNode<K, V> lowLast = null;
        TreeNode<K, V> high = null;
        TreeNode<K, V> highLast = null;
        int lowCount = 0;
        int highCount = 0;
        for (TreeNode<K, V> e = first, rest; e != null; e = rest) {
            rest = e.following();
            e.next = null;
            if ((e.hash & oldLength) == 0) {
                low = append(low, lowLast, e);
                lowLast = e;
                lowCount++;
            } else {
                high = append(high, highLast, e);
                highLast = e;
                highCount++;
            }
        }
        place(table, i, low, lowCount, high != null);
        place(table, i + oldLength, high, highCount, low != null);
    }

    /** Gives the head of the chain. */
    private static <K, V> TreeNode<K, V> append(TreeNode<K, V> head, TreeNode<K, V> last, TreeNode<K, V> e) {
        e.prev = last;
        if (last == null) {
            return e;
        }
        last.next = e;
        return head;
    }

    /** A chain that was not really split is still the same tree. */
    private static <K, V> void place(Node<K, V>[] table, int bucket, TreeNode<K, V> chain, int count, boolean split) {
        if (chain == null) {
            return;
        }
        if (count <= SHORT_CHAIN) {
            table[bucket] = plainChain(chain);
            return;
        }
        table[bucket] = chain;
        if (split) {
            buildTree(table, chain);
        }
    }

    // The tree's order

    private static <K, V> TreeNode<K, V> parentFor(TreeNode<K, V> root, int hash, Object key) {
        TreeNode<K, V> p = root;
        while (true) {
            TreeNode<K, V> next = p.child(order(hash, key, p) <= 0);
            if (next == null) {
                return p;
            }
            p = next;
        }
    }

    @SuppressWarnings("unchecked")
    private static int order(int hash, Object key, Node<?, ?> p) {
        if (hash != p.hash) {
            return hash < p.hash ? -1 : 1;
        }
        int order = 0;
        if (p.key != null && key != null && p.key.getClass() == key.getClass() && isComparable(key.getClass())) {
            order = ((Comparable<Object>) key).compareTo(p.key);
        }
        return order != 0 ? order : tieBreak(key, p.key);
    }

    private static boolean isComparable(Class<?> type) {
        if (type == String.class) {
            return true;
        }
        for (Class<?> direct : type.getInterfaces()) {
            if (direct == Comparable.class) {
                return true;
            }
        }
        return false;
    }

    private static int tieBreak(Object a, Object b) {
        int order = a == null || b == null ? 0 : a.getClass().getName().compareTo(b.getClass().getName());
        if (order != 0) {
            return order;
        }
        return Hashes.identityOf(a) <= Hashes.identityOf(b) ? -1 : 1;
    }

    // Balance

    private static <K, V> TreeNode<K, V> insert(TreeNode<K, V> root, TreeNode<K, V> x, TreeNode<K, V> parent) {
        parent.setChild(order(x.hash, x.key, parent) <= 0, x);
        x.red = true;
        while (isRed(x.parent)) {
            TreeNode<K, V> grandparent = x.parent.parent;
            boolean left = x.parent == grandparent.left;
            TreeNode<K, V> uncle = grandparent.child(!left);
            if (isRed(uncle)) {
                x.parent.red = uncle.red = false;
                grandparent.red = true;
                x = grandparent;
            } else {
                if (x == x.parent.child(!left)) {
                    x = x.parent;
                    root = rotate(root, x, left);
                }
                x.parent.red = false;
                grandparent.red = true;
                root = rotate(root, grandparent, !left);
            }
        }
        root.red = false;
        return root;
    }

    /** Puts `with` where p hangs on its parent; gives the root. */
    private static <K, V> TreeNode<K, V> replace(TreeNode<K, V> root, TreeNode<K, V> p, TreeNode<K, V> with) {
        if (p.parent == null) {
            if (with != null) {
                with.parent = null;
            }
            return with;
        }
        p.parent.setChild(p == p.parent.left, with);
        return root;
    }

    /** Turns p down to the left (or right); gives the root. */
    private static <K, V> TreeNode<K, V> rotate(TreeNode<K, V> root, TreeNode<K, V> p, boolean left) {
        TreeNode<K, V> up = p.child(!left);
        root = replace(root, p, up);
        p.setChild(!left, up.child(left));
        up.setChild(left, p);
        return root;
    }

    private static <K, V> TreeNode<K, V> delete(TreeNode<K, V> root, TreeNode<K, V> p) {
        if (p.left != null && p.right != null) {
            root = swapWithSuccessor(root, p);
        }
        TreeNode<K, V> replacement = p.left != null ? p.left : p.right;
        if (replacement != null) {
            root = replace(root, p, replacement);
            return p.red ? root : rebalance(root, replacement);
        }
        if (!p.red) {
            root = rebalance(root, p);
        }
        return replace(root, p, null);
    }

    /** p and its successor change places and colours. */
    private static <K, V> TreeNode<K, V> swapWithSuccessor(TreeNode<K, V> root, TreeNode<K, V> p) {
        TreeNode<K, V> s = p.right;
        while (s.left != null) {
            s = s.left;
        }
        boolean color = s.red;
        s.red = p.red;
        p.red = color;
        TreeNode<K, V> left = p.left;
        TreeNode<K, V> right = p.right;
        TreeNode<K, V> below = s.right;
        TreeNode<K, V> above = s.parent;
        root = replace(root, p, s);
        s.setChild(true, left);
        if (s == right) {
            s.setChild(false, p);
        } else {
            s.setChild(false, right);
            above.setChild(true, p);
        }
        p.left = null;
        p.setChild(false, below);
        return root;
    }

    /** x carries one black too few: move that up until it can be made good. */
    private static <K, V> TreeNode<K, V> rebalance(TreeNode<K, V> root, TreeNode<K, V> x) {
        while (x != root && !x.red) {
            boolean left = x == x.parent.left;
            TreeNode<K, V> sibling = x.parent.child(!left);
            if (isRed(sibling)) {
                sibling.red = false;
                x.parent.red = true;
                root = rotate(root, x.parent, left);
                sibling = x.parent.child(!left);
            }
            if (sibling == null || (!isRed(sibling.left) && !isRed(sibling.right))) {
                if (sibling != null) {
                    sibling.red = true;
                }
                x = x.parent;
                continue;
            }
            if (!isRed(sibling.child(!left))) {
                sibling.child(left).red = false;
                sibling.red = true;
                root = rotate(root, sibling, !left);
                sibling = x.parent.child(!left);
            }
            sibling.red = x.parent.red;
            x.parent.red = false;
            sibling.child(!left).red = false;
            root = rotate(root, x.parent, left);
            x = root;
        }
        x.red = false;
        return root;
    }
}
