package bench;

import clew.Verify;
import java.util.function.IntConsumer;

/**
 * A choice that the program itself calls interesting or boring (Groce and Visser, figure 7 and table 10). Nothing is wrong. "plain" says
 * neither. With --step line each line is a step, as it was in JPF.
 */
public final class GuidedExample {
    private static void guide(int x) {
        Verify.interesting(x > 5);
        Verify.boring(x < 5);
    }

    private static void sayNothing(int x) {
    }

    public static void main(String[] arguments) {
        IntConsumer guide = Arguments.has(arguments, "plain") ? GuidedExample::sayNothing : GuidedExample::guide;      // no branch after the choice
        int x = Verify.random(10);
        int y = 0;
        guide.accept(x);
        if (x > 5)
            y = 100;
        if (x < 5)
            y = 50;
        System.out.println("y = " + y);
    }
}
