package bench;

import clew.Verify;

/**
 * Choices one after the other, no threads: the number that they spell is different in every end state.
 * Arguments: how many choices, of how many values each; a number that is asserted not to come out.
 */
public final class DataChoice {
    public static void main(String[] arguments) {
        int choices = Arguments.number(arguments, 0, 3);
        int values = Arguments.number(arguments, 1, 2);
        int forbidden = Arguments.number(arguments, 2, -1);
        int number = 0;
        for (int i = 0; i < choices; i++)
            number = number * values + Verify.random(values - 1);
        assert number != forbidden : number;
        System.out.println(number);
    }
}
