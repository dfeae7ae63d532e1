// verdict: none
// goal reached: GoalBetween.x == 5
// goal reached: GoalBetween.x == 5 && GoalBetween.y == 1
// goal none: GoalBetween.x == 4 && GoalBetween.y == 2
// goal none: GoalBetween.x == 11
// goal none: GoalBetween.started == 0
// goal reached: GoalBetween.started == 7
// goal reached: GoalBetween.cells[3] == 9
// goal reached: exists i in 0..3: GoalBetween.cells[i] == 9 && i == 3
// goal none: exists i in 0..2: GoalBetween.cells[i] == 9
// goal reached: forall c in GoalBetween.cells: c == 8
// goal none: forall c in GoalBetween.cells: c == 6
// goal reached: (sum c in GoalBetween.cells: c) == 20 && (count c in GoalBetween.cells: c == 5) == 4
// goal reached: GoalBetween.node.next.value == 3
// goal none: GoalBetween.node.next.value == 4
// goal reached: GoalBetween.node.next == GoalBetween.node
// goal none: GoalBetween.cells[4] == 0
// goal none: !(GoalBetween.cells[4] == 0)
// goal none: GoalBetween.none.value == 0 || true
// goal reached: GoalBetween.none == null && GoalBetween.x == 3
// goal reached: exists n in GoalBetween.nodes: n.value == 2
// goal reached: GoalBetween.list.size == 2
// goal reached: GoalBetween.counter.value == 1
// goal reached: GoalBetween.real > 0.25 && GoalBetween.real < 0.75
// goal reached: GoalBetween.flag => GoalBetween.x == 10
// goal none: GoalBetween.flag && GoalBetween.x != 10
// goal reached: GoalBetween.Late.x == 1
// goal none: GoalBetween.Late.x == 0
// goal reached: GoalBetween.big == 9007199254740993
// goal reached: GoalBetween.late == 1 && GoalBetween.copied[0] == 0
/** One thread and no choice: all that happens is one step, and goals that hold for a moment only are seen in the middle of it. */
import java.util.ArrayList;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

public class GoalBetween {
    static class Node {
        int value;
        Node next;
    }

    static class Late {
        static int x, y;

        static {
            y = 1;
            x = 1;
        }
    }

    static int x, y, started = 7, late;
    static long big;
    static double real;
    static boolean flag;
    static int[] cells = {1, 2, 3, 4}, copied = {0, 0};
    static Node node, none;
    static Node[] nodes = new Node[3];
    static ArrayList<Object> list = new ArrayList<>();
    static AtomicInteger counter = new AtomicInteger();

    public static void main(String[] arguments) {
        started = 3;
        for (int i = 0; i < 10; i++) {
            x++;
            y = i < 5 ? 1 : 2;
        }
        flag = true;
        flag = false;
        x = 100;
        cells[3] = 9;
        cells[3] = 0;
        Arrays.fill(cells, 8);
        for (int i = 0; i < cells.length; i++)
            cells[i] = 5;
        late = 1;
        System.arraycopy(cells, 0, copied, 0, 2);
        late = 0;
        node = new Node();
        node.next = new Node();
        node.next.value = 3;
        node.next = node;
        nodes[1] = new Node();
        nodes[1].value = 2;
        nodes[1] = null;
        for (int i = 0; i < 4; i++)
            list.add(i);
        list.clear();
        counter.incrementAndGet();
        counter.incrementAndGet();
        real = 0.5;
        real = 1;
        big = 9007199254740993L;
        big = 0;
        Late.y = 2;
    }
}
