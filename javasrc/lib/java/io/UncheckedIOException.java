package java.io;

import java.util.Objects;

/** An IOException for where only unchecked ones may pass. */
public class UncheckedIOException extends RuntimeException {
    private static final long serialVersionUID = -8134305061645241065L;

    @Override
    public IOException getCause() {
        Throwable cause = super.getCause();
        return (IOException) cause;
    }

    public UncheckedIOException(IOException cause) { super(Objects.requireNonNull(cause)); }

    public UncheckedIOException(String message, IOException cause) {
        super(message, Objects.requireNonNull(cause));
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (!(super.getCause() instanceof IOException))
            throw new InvalidObjectException("Cause must be an IOException");
    }
}
