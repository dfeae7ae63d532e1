package java.util;

/** Joins pieces of text with a delimiter, between a prefix and a suffix. */
public final class StringJoiner {
    private final String delimiter;
    private final String prefix;
    private final String suffix;
    private StringBuilder joined;           // null until the first piece
    private String emptyValue;

    public StringJoiner(CharSequence delimiter) { this(delimiter, "", ""); }

    public StringJoiner(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
        CharSequence before = Objects.requireNonNull(prefix, "The prefix must not be null");
        CharSequence between = Objects.requireNonNull(delimiter, "The delimiter must not be null");
        CharSequence behind = Objects.requireNonNull(suffix, "The suffix must not be null");
        this.prefix = String.valueOf(before);
        this.delimiter = String.valueOf(between);
        this.suffix = String.valueOf(behind);
    }

    public StringJoiner setEmptyValue(CharSequence emptyValue) {
        CharSequence text = Objects.requireNonNull(emptyValue, "The empty value must not be null");
        this.emptyValue = String.valueOf(text);
        return this;
    }

    public StringJoiner add(CharSequence piece) {
        String text = String.valueOf(piece);
        if (joined == null)
            joined = new StringBuilder();
        else
            joined.append(delimiter);
        joined.append(text);
        return this;
    }

    /** Adds the other's content, without its prefix and suffix, as one piece. */
    public StringJoiner merge(StringJoiner other) {
        Objects.requireNonNull(other);
        return other.joined == null ? this : add(other.joined.toString());
    }

    public int length() {
        if (joined == null && emptyValue != null)
            return emptyValue.length();
        return prefix.length() + (joined == null ? 0 : joined.length()) + suffix.length();
    }

    @Override
    public String toString() {
        if (joined == null)
            return emptyValue != null ? emptyValue : prefix + suffix;
        return prefix + joined + suffix;
    }
}
