package java.io;

/** The thread was interrupted during input or output. */
public class InterruptedIOException extends IOException {
    /** How many bytes were transferred before. */
    public int bytesTransferred;

    public InterruptedIOException() {
    }

    public InterruptedIOException(String message) {
        super(message);
    }
}
