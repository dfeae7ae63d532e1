package java.util;

/** The formatter has been closed. */
public class FormatterClosedException extends IllegalStateException {
    public FormatterClosedException() {
    }
}
