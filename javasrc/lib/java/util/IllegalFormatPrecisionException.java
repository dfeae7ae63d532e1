package java.util;

/** A precision that the conversion does not allow. */
public class IllegalFormatPrecisionException extends IllegalFormatException {
    private static final long serialVersionUID = 18711008L;
    private final int p;

    public IllegalFormatPrecisionException(int precision) {
        this.p = precision;
    }

    public int getPrecision() {
        return p;
    }

    @Override
    public String getMessage() {
        return Integer.toString(p);
    }
}
