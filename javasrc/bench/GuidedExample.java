package bench;

import clew.Verify;

/** A choice that the program itself calls interesting or boring (Groce and Visser, figure 7). Nothing is wrong. "plain" says neither. */
public final class GuidedExample {
    public static void main(String[] arguments) {
        boolean guided = !Arguments.has(arguments, "plain");
        int x = Verify.random(10);
        int y = 0;
        if (guided) {
            Verify.interesting(x > 5);
            Verify.boring(x < 5);
        }
        if (x > 5)
            y = 100;
        if (x < 5)
            y = 50;
        System.out.println("y = " + y);
    }
}
