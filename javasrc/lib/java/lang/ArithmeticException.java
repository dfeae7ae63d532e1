package java.lang;

/** An arithmetic condition that has no result, such as an integer division by zero. */
public class ArithmeticException extends RuntimeException {
    public ArithmeticException() {
    }

    public ArithmeticException(String message) {
        super(message);
    }
}
