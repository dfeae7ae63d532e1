package java.lang;

/** A class file is well-formed but its code is not sound. */
public class VerifyError extends LinkageError {
    public VerifyError() {
    }

    public VerifyError(String message) {
        super(message);
    }
}
