package java.util;

/** An unknown flag. */
public class UnknownFormatFlagsException extends IllegalFormatException {
    private static final long serialVersionUID = 19370506L;
    private final String flags;

    public UnknownFormatFlagsException(String flags) {
        this.flags = Objects.requireNonNull(flags);
    }

    public String getFlags() {
        return flags;
    }

    @Override
    public String getMessage() {
        return "Flags = " + flags;
    }
}
