package java.io;

/** A file could not be brought to its device. */
public class SyncFailedException extends IOException {
    public SyncFailedException(String message) {
        super(message);
    }
}
