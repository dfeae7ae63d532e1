package java.io;

/** A file is not there or cannot be opened. */
public class FileNotFoundException extends IOException {
    public FileNotFoundException() {
    }

    public FileNotFoundException(String message) {
        super(message);
    }

    /** For the natives that open files. */
    private FileNotFoundException(String path, String reason) {
        super(reason == null ? path : path + " (" + reason + ")");
    }
}
