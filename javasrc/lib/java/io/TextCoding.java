package java.io;

import java.nio.charset.Charset;
import jdk.internal.misc.VM;

/** The charsets that we convert ourselves, by number. All others are left to the JDK. */
final class TextCoding {
    static final int OTHER = 0, UTF_8 = 1, LATIN_1 = 2, ASCII = 3, UTF_16 = 4, UTF_16BE = 5, UTF_16LE = 6;

    private TextCoding() {
    }

    /** The platform's charset, which is decided when the program begins; by name, so that class Charset is not needed. */
    static String defaultName() {
        String name = VM.getSavedProperty("file.encoding");
        return name == null ? "UTF-8" : name;
    }

    static int named(String name) {
        switch (name.toUpperCase()) {
            case "UTF-8": case "UTF8": case "UNICODE-1-1-UTF-8":
                return UTF_8;
            case "ISO-8859-1": case "ISO8859-1": case "ISO8859_1": case "ISO_8859-1": case "8859_1": case "LATIN1": case "L1":
                return LATIN_1;
            case "US-ASCII": case "ASCII": case "ANSI_X3.4-1968": case "646": case "ISO646-US":
                return ASCII;
            case "UTF-16": case "UTF_16": case "UTF16": case "UNICODE":
                return UTF_16;
            case "UTF-16BE": case "UTF_16BE": case "UNICODEBIGUNMARKED":
                return UTF_16BE;
            case "UTF-16LE": case "UTF_16LE": case "UNICODELITTLEUNMARKED":
                return UTF_16LE;
            default:
                return OTHER;
        }
    }

    static int of(Charset charset) {
        return named(charset.name());
    }

    /** A charset by its name; the exception of java.io when there is none. */
    static Charset find(String name) throws UnsupportedEncodingException {
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException e) {
            throw new UnsupportedEncodingException(name);
        }
    }

    /** The name that getEncoding gives, which is the one from before there was java.nio. */
    static String oldName(int kind) {
        switch (kind) {
            case UTF_8:
                return "UTF8";
            case LATIN_1:
                return "ISO8859_1";
            case ASCII:
                return "ASCII";
            case UTF_16:
                return "UTF-16";
            case UTF_16BE:
                return "UnicodeBigUnmarked";
            default:
                return "UnicodeLittleUnmarked";
        }
    }
}
