package bench;

import clew.Verify;
import java.util.function.IntConsumer;

/**
 * A choice that the program itself calls interesting or boring (Groce and Visser, figure 7 and table 10). Nothing is wrong. "plain" says
 * neither. With --single-steps each line is a step, as it was in JPF.
 */
public final class GuidedExample {
    private static void line() {
        Verify.breakTransition();
    }

    private static void guide(int x) {
        line();
        Verify.interesting(x > 5);
        line();
        Verify.boring(x < 5);
    }

    private static void sayNothing(int x) {
    }

    /** So that x is needed to the end, and states that differ in it stay different, as they did in JPF. */
    private static void use(int x) {
    }

    public static void main(String[] arguments) {
        IntConsumer guide = Arguments.has(arguments, "plain") ? GuidedExample::sayNothing : GuidedExample::guide;      // no branch after the choice
        int x = Verify.random(10);
        int y = 0;
        guide.accept(x);
        line();
        if (x > 5) {
            line();
            y = 100;
        }
        line();
        if (x < 5) {
            line();
            y = 50;
        }
        line();
        System.out.println("y = " + y);
        use(x);
    }
}
