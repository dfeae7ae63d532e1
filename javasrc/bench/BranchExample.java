package bench;

import clew.Verify;

/** Two loops of chosen lengths, to see in which order a search takes their branches (Groce and Visser, figure 3). Nothing is wrong. */
public final class BranchExample {
    public static void main(String[] arguments) {
        int x = Verify.random(2);
        int y = Verify.random(2);
        for (int i = 0; i < x; i++)
            System.out.println("i:" + x + "," + y + "," + i);
        for (int j = 0; j < y; j++)
            System.out.println("j:" + x + "," + y + "," + j);
    }
}
