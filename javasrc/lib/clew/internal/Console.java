package clew.internal;

/** Standard input and output. What is written is buffered by the VM and goes out at the end, or before input is read. */
public final class Console {
    private Console() {
    }

    /** Writes to standard output (1) or standard error (2). */
    public static native void write(int fd, byte[] bytes, int offset, int length);

    /** Writes the text in the platform's encoding, and a line end if asked for. */
    public static native void writeString(int fd, String text, boolean newLine);

    /** One of these streams is closed. */
    public static native void noteClosed();

    /** Reads at most `length` bytes and returns their number; -1: end of input. */
    public static native int read(int fd, byte[] bytes, int offset, int length);

    /** How many bytes can be read at once. */
    public static native int available(int fd);
}
