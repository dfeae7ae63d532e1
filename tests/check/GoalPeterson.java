// verdict: none
// goal none: GoalPeterson.inside[0] == 1 && GoalPeterson.inside[1] == 1
// goal none: (sum i in GoalPeterson.inside: i) > 1
// goal reached: GoalPeterson.inside[0] == 1 && GoalPeterson.wants[1]
// goal reached: GoalPeterson.wants[0] && GoalPeterson.wants[1] && GoalPeterson.turn == 1
/** Peterson's algorithm: both are never inside, and the assertion says so too. */
public class GoalPeterson {
    static boolean[] wants = new boolean[2];
    static int[] inside = new int[2];
    static int turn;

    static void run(int me) {
        wants[me] = true;
        turn = 1 - me;
        while (wants[1 - me] && turn == 1 - me)
            ;
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
