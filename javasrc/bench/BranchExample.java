package bench;

import clew.Verify;

/**
 * Two loops of chosen lengths, to see in which order a search takes their branches (Groce and Visser, figure 3 and table 1). Nothing is
 * wrong. With --step line each line is a step, as it was in JPF. "counted" has more branches to count: one for each value chosen, and one that
 * printing takes and that was taken more often than any other.
 */
public final class BranchExample {
    private static void plain() {
        int x = Verify.random(2);
        int y = Verify.random(2);
        for (int i = 0; i < x; i++) {
            System.out.println("i:" + x + "," + y + "," + i);
        }
        for (int j = 0; j < y; j++) {
            System.out.println("j:" + x + "," + y + "," + j);
        }
    }

    /** As a class library might put a text together. */
    private static char[] characters(String text) {
        char[] characters = new char[text.length()];
        for (int i = 0; i < characters.length; i++)
            characters[i] = text.charAt(i);
        return characters;
    }

    private static void counted() {
        characters("as it was done before");
        Verify.beginAtomic();
        int x;
        switch (Verify.random(2)) {
            case 0: x = 0; break;
            case 1: x = 1; break;
            default: x = 2; break;
        }
        int y;
        switch (Verify.random(2)) {
            case 0: y = 0; break;
            case 1: y = 1; break;
            default: y = 2; break;
        }
        Verify.endAtomic();
        for (int i = 0; i < x; i++) {
            Verify.beginAtomic();
            System.out.println(characters("i:" + x + "," + y + "," + i));
            Verify.endAtomic();
        }
        for (int j = 0; j < y; j++) {
            Verify.beginAtomic();
            System.out.println(characters("j:" + x + "," + y + "," + j));
            Verify.endAtomic();
        }
    }

    public static void main(String[] arguments) {
        if (Arguments.has(arguments, "counted"))
            counted();
        else
            plain();
    }
}
