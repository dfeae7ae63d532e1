package java.util;

/** Flags that cannot go together. */
public class IllegalFormatFlagsException extends IllegalFormatException {
    private static final long serialVersionUID = 790824L;
    private final String flags;

    public IllegalFormatFlagsException(String flags) {
        this.flags = Objects.requireNonNull(flags);
    }

    public String getFlags() {
        return flags;
    }

    @Override
    public String getMessage() {
        return "Flags = '" + flags + "'";
    }
}
