package java.util;

/** A width that the conversion does not allow. */
public class IllegalFormatWidthException extends IllegalFormatException {
    private static final long serialVersionUID = 16660902L;
    private final int w;

    public IllegalFormatWidthException(int width) {
        this.w = width;
    }

    public int getWidth() {
        return w;
    }

    @Override
    public String getMessage() {
        return Integer.toString(w);
    }
}
