// verdict: assertion
// goal reached: GoalBothInside.inside[0] == 1 && GoalBothInside.inside[1] == 1
// goal reached: forall i in GoalBothInside.inside: i == 1
// goal reached: (sum i in GoalBothInside.inside: i) == 2
// goal none: exists i in GoalBothInside.inside: i == 2
/** Mutual exclusion without a turn: the second looks at the flag before the first has raised it. */
public class GoalBothInside {
    static boolean[] wants = new boolean[2];
    static int[] inside = new int[2];

    static void run(int me) {
        if (wants[1 - me])
            return;
        wants[me] = true;
        inside[me] = 1;
        assert inside[0] + inside[1] < 2;
        inside[me] = 0;
        wants[me] = false;
    }

    public static void main(String[] arguments) {
        new Thread(() -> run(0)).start();
        new Thread(() -> run(1)).start();
    }
}
