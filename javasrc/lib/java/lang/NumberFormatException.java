package java.lang;

/** A text does not have the form of a number. */
public class NumberFormatException extends IllegalArgumentException {
    public NumberFormatException() {
    }

    public NumberFormatException(String message) { super(message); }

    static NumberFormatException forInputString(String text, int radix) {
        return new NumberFormatException("For input string: \"" + text + "\"" + (radix == 10 ? "" : " under radix " + radix));
    }

    static NumberFormatException forCharSequence(CharSequence text, int begin, int end, int errorIndex) {
        return new NumberFormatException("Error at index " + (errorIndex - begin) + " in: \""
            + text.subSequence(begin, end) + "\"");
    }
}
