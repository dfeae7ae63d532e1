package java.util;

/** A flag is given twice. */
public class DuplicateFormatFlagsException extends IllegalFormatException {
    private static final long serialVersionUID = 18890531L;
    private final String flags;

    public DuplicateFormatFlagsException(String flags) {
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
