package java.lang;

/** A text does not have the form of a number. */
public class NumberFormatException extends IllegalArgumentException {
    private static final long serialVersionUID = -2848938806368998894L;

    public NumberFormatException() {
    }

    public NumberFormatException(String message) { super(message); }

    /** For a text that is no number of the radix as a whole. */
    static NumberFormatException forInputString(String text, int radix) {
        String message = "For input string: \"" + text + '"';
        return new NumberFormatException(radix == 10 ? message : message + " under radix " + radix);
    }

    /** For a part of a text with a wrong character. */
    static NumberFormatException forCharSequence(CharSequence text, int begin, int end, int wrong) {
        CharSequence part = text.subSequence(begin, end);
        return new NumberFormatException("Error at index " + (wrong - begin) + " in: \"" + part + '"');
    }
}
