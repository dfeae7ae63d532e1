package java.util;

/** A number that is no code point. */
public class IllegalFormatCodePointException extends IllegalFormatException {
    private static final long serialVersionUID = 19080630L;
    private final int c;

    public IllegalFormatCodePointException(int codePoint) {
        this.c = codePoint;
    }

    public int getCodePoint() {
        return c;
    }

    @Override
    public String getMessage() {
        return "Code point = 0x" + Integer.toHexString(c);
    }
}
