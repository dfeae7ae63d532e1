package bench;

import clew.Verify;

/**
 * Two loops of chosen lengths, to see in which order a search takes their branches (Groce and Visser, figure 3 and table 1). Nothing is
 * wrong. With --single-steps each line is a step, as it was in JPF.
 */
public final class BranchExample {
    private static void line() {
        Verify.breakTransition();
    }

    public static void main(String[] arguments) {
        int x = Verify.random(2);
        int y = Verify.random(2);
        int i = 0;
        for (line(); i < x; i++, line()) {
            line();
            System.out.println("i:" + x + "," + y + "," + i);
        }
        int j = 0;
        for (line(); j < y; j++, line()) {
            line();
            System.out.println("j:" + x + "," + y + "," + j);
        }
    }
}
