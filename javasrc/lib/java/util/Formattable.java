package java.util;

/** An object with a word in how %s shows it. */
public interface Formattable {
    void formatTo(Formatter formatter, int flags, int width, int precision);
}
