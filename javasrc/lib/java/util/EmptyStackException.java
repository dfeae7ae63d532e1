package java.util;

/** Thrown by {@link Stack} when there is nothing to pop or peek at. */
public class EmptyStackException extends RuntimeException {
    private static final long serialVersionUID = 5084686378493302095L;

    public EmptyStackException() {
    }
}
