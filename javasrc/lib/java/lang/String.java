package java.lang;

import clew.internal.Hidden;
import java.io.UnsupportedEncodingException;
import java.lang.constant.Constable;
import java.lang.constant.ConstantDesc;
import java.lang.invoke.MethodHandles;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.MalformedInputException;
import java.nio.charset.UnmappableCharacterException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Formatter;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An immutable text. It has no fields: the VM keeps the characters inside the object, one byte each when all of them
 * fit, so everything that touches characters is native. Constructors replace the content of the new, empty object.
 */
public final class String implements java.io.Serializable, Comparable<String>, CharSequence, Constable, ConstantDesc {
    private static final long serialVersionUID = -6849794470754667710L;
    public static final Comparator<String> CASE_INSENSITIVE_ORDER = new CaseInsensitiveComparator();

    /** The natives know a few encodings by number; every other one goes through java.nio.charset. */
    private static final int UTF_8 = 0;

    /** The order of compareToIgnoreCase. */
    private static final class CaseInsensitiveComparator implements Comparator<String>, java.io.Serializable {
        private static final long serialVersionUID = 8575799808933029326L;

        @Override
        public int compare(String a, String b) {
            return a.compareToIgnoreCase(b);
        }

        private Object readResolve() {
            return CASE_INSENSITIVE_ORDER;
        }
    }

    // --- constructors ---------------------------------------------------------------------------------------------

    public String() {
    }

    public String(String original) {
        assign(original);
    }

    public String(char[] value) {
        assign(value, 0, value.length);
    }

    public String(char[] value, int offset, int count) {
        rangeCheck(value, offset, count);
        assign(value, offset, count);
    }

    public String(int[] codePoints, int offset, int count) {
        checkBoundsOffCount(offset, count, codePoints.length);
        assign(codePoints, offset, count);
    }

    @Deprecated(since = "1.1")
    public String(byte[] ascii, int hibyte, int offset, int count) {
        checkBoundsOffCount(offset, count, ascii.length);
        char[] value = new char[count];
        for (int i = 0; i < count; i++) {
            value[i] = (char) ((hibyte & 0xff) << 8 | ascii[offset + i] & 0xff);
        }
        assign(value, 0, count);
    }

    @Deprecated(since = "1.1")
    public String(byte[] ascii, int hibyte) {
        this(ascii, hibyte, 0, ascii.length);
    }

    public String(byte[] bytes, int offset, int length, String charsetName) throws UnsupportedEncodingException {
        int encoding = encoding(Objects.requireNonNull(charsetName));
        Charset other = encoding < 0 ? lookupCharset(charsetName) : null;
        checkBoundsOffCount(offset, length, bytes.length);
        if (other == null) {
            assign(bytes, offset, length, encoding);
        } else {
            decode(bytes, offset, length, other);
        }
    }

    public String(byte[] bytes, int offset, int length, Charset charset) {
        Objects.requireNonNull(charset);
        checkBoundsOffCount(offset, length, bytes.length);
        decode(bytes, offset, length, charset);
    }

    public String(byte[] bytes, String charsetName) throws UnsupportedEncodingException {
        this(bytes, 0, bytes.length, charsetName);
    }

    public String(byte[] bytes, Charset charset) {
        this(bytes, 0, bytes.length, charset);
    }

    public String(byte[] bytes, int offset, int length) {
        checkBoundsOffCount(offset, length, bytes.length);
        assign(bytes, offset, length, encoding(null));
    }

    public String(byte[] bytes) {
        assign(bytes, 0, bytes.length, encoding(null));
    }

    public String(StringBuffer buffer) {
        assign(buffer.toString());
    }

    public String(StringBuilder builder) {
        if (builder == null) {
            throw new NullPointerException("Cannot invoke \"java.lang.AbstractStringBuilder.getValue()\" because \"asb\" is null");
        }
        assign(builder.value, 0, builder.count);
    }

    private void decode(byte[] bytes, int offset, int length, Charset charset) {
        int encoding = encoding(charset.name());
        if (encoding >= 0) {
            assign(bytes, offset, length, encoding);
        } else {
            assign(charset.decode(ByteBuffer.wrap(bytes, offset, length)).toString());
        }
    }

    private static void rangeCheck(char[] value, int offset, int count) {
        checkBoundsOffCount(offset, count, value.length);
    }

    private native void assign(String text);

    private native void assign(char[] value, int offset, int count);

    private native void assign(int[] codePoints, int offset, int count);

    private native void assign(byte[] bytes, int offset, int length, int encoding);

    /** A new string of the given characters. */
    static native String of(char[] value, int offset, int count);

    /** The number of an encoding that the natives know, -1 for others; null stands for the platform's encoding. */
    private static native int encoding(String charsetName);

    private static Charset lookupCharset(String charsetName) throws UnsupportedEncodingException {
        try {
            return Charset.forName(charsetName);
        } catch (IllegalArgumentException unknown) {
            throw new UnsupportedEncodingException(charsetName);
        }
    }

    // --- characters -----------------------------------------------------------------------------------------------

    @Override
    public native int length();

    @Override
    public native boolean isEmpty();

    @Override
    public native char charAt(int index);

    public native int codePointAt(int index);

    public native int codePointBefore(int index);

    public native int codePointCount(int beginIndex, int endIndex);

    public int offsetByCodePoints(int index, int codePointOffset) {
        return Character.offsetInText(this, index, codePointOffset);
    }

    public native void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin);

    @Deprecated(since = "1.1")
    public void getBytes(int srcBegin, int srcEnd, byte[] dst, int dstBegin) {
        checkBoundsBeginEnd(srcBegin, srcEnd, length());
        Objects.requireNonNull(dst);
        checkBoundsOffCount(dstBegin, srcEnd - srcBegin, dst.length);
        for (int i = srcBegin; i < srcEnd; i++) {
            dst[dstBegin + i - srcBegin] = (byte) charAt(i);
        }
    }

    public byte[] getBytes(String charsetName) throws UnsupportedEncodingException {
        Objects.requireNonNull(charsetName);
        int encoding = encoding(charsetName);
        return encoding >= 0 ? encode(encoding) : encode(lookupCharset(charsetName));
    }

    public byte[] getBytes(Charset charset) {
        Objects.requireNonNull(charset);
        int encoding = encoding(charset.name());
        return encoding >= 0 ? encode(encoding) : encode(charset);
    }

    public byte[] getBytes() {
        return encode(encoding(null));
    }

    private byte[] encode(Charset charset) {
        ByteBuffer bytes = charset.encode(CharBuffer.wrap(toCharArray()));
        return Arrays.copyOf(bytes.array(), bytes.limit());
    }

    private native byte[] encode(int encoding);

    public native char[] toCharArray();

    /** The chars, or the code points, as ints: what the streams run over. */
    native int[] toIntArray(boolean codePoints);

    public native String intern();

    // --- comparing ------------------------------------------------------------------------------------------------

    @Override
    public native boolean equals(Object other);

    @Override
    public native int hashCode();

    @Override
    public native int compareTo(String other);

    public boolean contentEquals(StringBuffer buffer) {
        return contentEquals((CharSequence) buffer);
    }

    public boolean contentEquals(CharSequence cs) {
        return cs.length() == length() && equals(cs.toString());
    }

    public boolean equalsIgnoreCase(String other) {
        return this == other || other != null && other.length() == length() && regionMatches(true, 0, other, 0, length());
    }

    public int compareToIgnoreCase(String other) {
        if (other == null) {
            throw new NullPointerException("Cannot read field \"value\" because \"s2\" is null");
        }
        if (isLatin1() && other.isLatin1()) {
            return compareFolded(other);
        }
        boolean byCodePoint = !isLatin1() && !other.isLatin1();
        for (int i = 0, end = Math.min(length(), other.length()); i < end; i++) {
            int a = charAt(i), b = other.charAt(i);
            if (a == b) {
                continue;
            }
            if (byCodePoint) {
                a = codePointAround(i);
                b = other.codePointAround(i);
            }
            if (fold(a) != fold(b)) {
                return fold(a) - fold(b);
            }
        }
        return length() - other.length();
    }

    /** The code point that the character at an index is the first or second half of, or all of. */
    private int codePointAround(int index) {
        boolean isSecond = index > 0 && Character.isSurrogatePair(charAt(index - 1), charAt(index));
        return codePointAt(isSecond ? index - 1 : index);
    }

    /** compareToIgnoreCase of two strings that are Latin-1. */
    private native int compareFolded(String other);

    private static int fold(int codePoint) {
        return Character.toLowerCase(Character.toUpperCase(codePoint));
    }

    public native boolean regionMatches(int toffset, String other, int ooffset, int len);

    public boolean regionMatches(boolean ignoreCase, int toffset, String other, int ooffset, int len) {
        if (!ignoreCase) {
            return regionMatches(toffset, other, ooffset, len);
        }
        if (ooffset < 0 || toffset < 0 || toffset > (long) length() - len || ooffset > (long) other.length() - len) {
            return false;
        }
        return len <= 0 || substring(toffset, toffset + len).compareToIgnoreCase(other.substring(ooffset, ooffset + len)) == 0;
    }

    public boolean startsWith(String prefix, int offset) {
        return offset >= 0 && regionMatches(offset, prefix, 0, prefix.length());
    }

    public boolean startsWith(String prefix) {
        return regionMatches(0, prefix, 0, prefix.length());
    }

    public boolean endsWith(String suffix) {
        return regionMatches(length() - suffix.length(), suffix, 0, suffix.length());
    }

    // --- searching ------------------------------------------------------------------------------------------------

    public int indexOf(int codePoint) {
        return indexOf(codePoint, 0);
    }

    public native int indexOf(int codePoint, int fromIndex);

    public int indexOf(int codePoint, int beginIndex, int endIndex) {
        checkBoundsBeginEnd(beginIndex, endIndex, length());
        return substring(0, endIndex).indexOf(codePoint, beginIndex);
    }

    public int lastIndexOf(int codePoint) {
        return lastIndexOf(codePoint, length() - 1);
    }

    public native int lastIndexOf(int codePoint, int fromIndex);

    public int indexOf(String str) {
        if (str == null) {
            throw new NullPointerException("Cannot invoke \"String.coder()\" because \"str\" is null");
        }
        return indexOf(str, 0);
    }

    public native int indexOf(String text, int fromIndex);

    public int indexOf(String text, int beginIndex, int endIndex) {
        checkBoundsBeginEnd(beginIndex, endIndex, length());
        return substring(0, endIndex).indexOf(text, beginIndex);
    }

    public int lastIndexOf(String text) {
        return lastIndexOf(text, length());
    }

    public native int lastIndexOf(String text, int fromIndex);

    public boolean contains(CharSequence s) {
        return indexOf(s.toString()) >= 0;
    }

    public boolean matches(String regex) {
        return Pattern.matches(regex, this);
    }

    // --- new strings from this one --------------------------------------------------------------------------------

    public String substring(int beginIndex) {
        return substring(beginIndex, length());
    }

    public native String substring(int beginIndex, int endIndex);

    @Override
    public CharSequence subSequence(int beginIndex, int endIndex) {
        return substring(beginIndex, endIndex);
    }

    public native String concat(String other);

    public native String replace(char oldChar, char newChar);

    public String replace(CharSequence target, CharSequence replacement) {
        return replaceText(target.toString(), replacement.toString());
    }

    private native String replaceText(String target, String replacement);

    public String replaceFirst(String regex, String replacement) {
        return Pattern.compile(regex).matcher(this).replaceFirst(replacement);
    }

    public String replaceAll(String regex, String replacement) {
        return Pattern.compile(regex).matcher(this).replaceAll(replacement);
    }

    public String[] split(String regex) {
        return split(regex, 0);
    }

    public String[] split(String regex, int limit) {
        int separator = plainSeparator(regex);
        return separator >= 0 ? split((char) separator, limit, false) : Pattern.compile(regex).split(this, limit);
    }

    /** As split, but the separators are elements of the result, too. */
    public String[] splitWithDelimiters(String regex, int limit) {
        int separator = plainSeparator(regex);
        return separator >= 0 ? split((char) separator, limit, true) : SplitWithDelimiters.split(this, regex, limit);
    }

    /** The splitting of splitWithDelimiters by a regular expression. */
    private static final class SplitWithDelimiters {
        static String[] split(String text, String regex, int limit) {
            java.util.regex.Matcher matcher = Pattern.compile(regex).matcher(text);
            List<String> parts = new ArrayList<>();
            int from = 0, matches = 0;
            while ((limit <= 0 || matches < limit - 1) && matcher.find()) {
                if (from != 0 || matcher.start() != 0 || matcher.end() != 0) {
                    parts.add(text.substring(from, matcher.start()));
                    parts.add(matcher.group());
                    from = matcher.end();
                    matches++;
                }
            }
            parts.add(text.substring(from));
            return trimmed(parts, from == 0 ? -1 : limit);
        }
    }

    /** The one char that a regular expression stands for, or -1 when it is more than that. */
    @Hidden
    private static int plainSeparator(String regex) {
        if (regex.length() == 1) {
            char c = regex.charAt(0);
            return ".$|()[{^?*+\\".indexOf(c) < 0 && !Character.isSurrogate(c) ? c : -1;
        }
        if (regex.length() == 2 && regex.charAt(0) == '\\') {
            char c = regex.charAt(1);
            boolean alphanumeric = c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            return alphanumeric || Character.isSurrogate(c) ? -1 : c;
        }
        return -1;
    }

    private String[] split(char separator, int limit, boolean withDelimiters) {
        int next = indexOf(separator);
        if (next < 0) {
            return new String[] {this};
        }
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int count = 1; next >= 0 && (limit <= 0 || count < limit); count++) {
            parts.add(substring(from, next));
            if (withDelimiters) {
                parts.add(valueOf(separator));
            }
            from = next + 1;
            next = indexOf(separator, from);
        }
        parts.add(substring(from));
        return trimmed(parts, limit);
    }

    /** The parts as an array; without the empty ones at the end when there is no limit. */
    private static String[] trimmed(List<String> parts, int limit) {
        int size = parts.size();
        while (limit == 0 && size > 0 && parts.get(size - 1).isEmpty()) {
            size--;
        }
        return parts.subList(0, size).toArray(new String[size]);
    }

    public native String trim();

    public String strip() {
        return strip(true, true);
    }

    public String stripLeading() {
        return strip(true, false);
    }

    public String stripTrailing() {
        return strip(false, true);
    }

    private native String strip(boolean leading, boolean trailing);

    public boolean isBlank() {
        return strip(true, false).isEmpty();
    }

    public native String repeat(int count);

    public String toLowerCase() {
        return isLatin1() ? changeCase(false) : changeCase(Locale.ROOT, false);
    }

    public String toUpperCase() {
        return isLatin1() ? changeCase(true) : changeCase(Locale.ROOT, true);
    }

    public String toLowerCase(Locale locale) {
        return isLatin1() && !hasOwnCases(locale) ? changeCase(false) : changeCase(locale, false);
    }

    public String toUpperCase(Locale locale) {
        return isLatin1() && !hasOwnCases(locale) ? changeCase(true) : changeCase(locale, true);
    }

    /** Upper or lower case of a Latin-1 string, by rules that hold in most languages. */
    private native String changeCase(boolean upper);

    private static boolean hasOwnCases(Locale locale) {
        String language = Objects.requireNonNull(locale).getLanguage();
        return language.equals("tr") || language.equals("az") || language.equals("lt");
    }

    private String changeCase(Locale locale, boolean upper) {
        boolean special = hasOwnCases(locale);
        StringBuilder result = new StringBuilder(length());
        for (int i = 0; i < length();) {
            int codePoint = codePointAt(i);
            if (upper) {
                appendUpper(result, codePoint, i, special, locale);
            } else {
                appendLower(result, codePoint, i, special, locale);
            }
            i += Character.charCount(codePoint);
        }
        return result.toString();
    }

    private void appendUpper(StringBuilder result, int codePoint, int index, boolean special, Locale locale) {
        int upper = special ? ConditionalSpecialCasing.toUpperCaseEx(this, index, locale) : Character.toUpperCaseEx(codePoint);
        if (Character.isValidCodePoint(upper)) {
            result.appendCodePoint(upper);
        } else {
            result.append(special ? ConditionalSpecialCasing.toUpperCaseCharArray(this, index, locale)
                : Character.toUpperCaseCharArray(codePoint));
        }
    }

    private void appendLower(StringBuilder result, int codePoint, int index, boolean special, Locale locale) {
        if (!special) {
            result.appendCodePoint(codePoint == '\u03a3' && isFinal(index) ? '\u03c2'
                : codePoint == '\u0130' ? 'i' : Character.toLowerCase(codePoint)).append(codePoint == '\u0130' ? "\u0307" : "");
            return;
        }
        int lower = ConditionalSpecialCasing.toLowerCaseEx(this, index, locale);
        if (Character.isValidCodePoint(lower)) {
            result.appendCodePoint(lower);
        } else {
            result.append(ConditionalSpecialCasing.toLowerCaseCharArray(this, index, locale));
        }
    }

    /** Whether the letter is the last of a word of several: a sigma has a form of its own there. */
    private boolean isFinal(int index) {
        int before = index - 1, after = index + 1;
        while (before >= 0 && isIgnoredInCases(charAt(before))) {
            before--;
        }
        while (after < length() && isIgnoredInCases(charAt(after))) {
            after++;
        }
        return before >= 0 && isCased(codePointBefore(before + 1)) && (after == length() || !isCased(codePointAt(after)));
    }

    private static boolean isCased(int codePoint) {
        return Character.isLowerCase(codePoint) || Character.isUpperCase(codePoint) || Character.isTitleCase(codePoint);
    }

    private static boolean isIgnoredInCases(char c) {
        int marks = 1 << Character.NON_SPACING_MARK | 1 << Character.ENCLOSING_MARK | 1 << Character.FORMAT
            | 1 << Character.MODIFIER_LETTER | 1 << Character.MODIFIER_SYMBOL;
        return (marks >> Character.getType(c) & 1) != 0;
    }

    public Stream<String> lines() {
        return lineList().stream();
    }

    private List<String> lineList() {
        List<String> lines = new ArrayList<>();
        int length = length(), from = 0;
        while (from < length) {
            int end = from;
            while (end < length && charAt(end) != '\n' && charAt(end) != '\r') {
                end++;
            }
            lines.add(substring(from, end));
            from = end + 1 < length && charAt(end) == '\r' && charAt(end + 1) == '\n' ? end + 2 : end + 1;
        }
        return lines;
    }

    public String indent(int n) {
        if (isEmpty()) {
            return "";
        }
        StringBuilder result = new StringBuilder();
        String spaces = n > 0 ? " ".repeat(n) : "";
        for (String line : lineList()) {
            int drop = n < 0 ? Math.min(-n, line.leadingWhitespace()) : 0;
            result.append(spaces).append(line, drop, line.length()).append('\n');
        }
        return result.toString();
    }

    private int leadingWhitespace() {
        return length() - stripLeading().length();
    }

    public String stripIndent() {
        if (isEmpty()) {
            return "";
        }
        char last = charAt(length() - 1);
        boolean optOut = last == '\n' || last == '\r';
        List<String> lines = lineList();
        int outdent = optOut ? 0 : outdent(lines);
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            result.append(i > 0 ? "\n" : "");
            if (!line.isBlank()) {
                result.append(line.substring(Math.min(outdent, line.leadingWhitespace())).stripTrailing());
            }
        }
        return result.append(optOut ? "\n" : "").toString();
    }

    private static int outdent(List<String> lines) {
        String last = lines.get(lines.size() - 1);
        int outdent = last.isBlank() ? last.length() : Integer.MAX_VALUE;
        for (String line : lines) {
            if (!line.isBlank()) {
                outdent = Math.min(outdent, line.leadingWhitespace());
            }
        }
        return outdent;
    }

    public String translateEscapes() {
        StringBuilder result = new StringBuilder(length());
        for (int i = 0; i < length();) {
            char c = charAt(i++);
            if (c == '\\') {
                i = translateEscape(i, result);
            } else {
                result.append(c);
            }
        }
        return result.toString();
    }

    /** Appends what the escape sequence after a backslash stands for; returns the index behind it. */
    @Hidden
    private int translateEscape(int index, StringBuilder result) {
        char c = index < length() ? charAt(index) : '\0';
        int plain = "btnfrs\"'\\".indexOf(c);
        if (plain >= 0) {
            result.append("\b\t\n\f\r \"'\\".charAt(plain));
        } else if (c >= '0' && c <= '7') {
            int most = Math.min(index + (c <= '3' ? 3 : 2), length()), code = 0;
            for (; index < most && charAt(index) >= '0' && charAt(index) <= '7'; index++) {
                code = code * 8 + charAt(index) - '0';
            }
            result.append((char) code);
            return index;
        } else if (c == '\r') {
            return index + 1 < length() && charAt(index + 1) == '\n' ? index + 2 : index + 1;
        } else if (c != '\n') {
            throw new IllegalArgumentException(format("Invalid escape sequence: \\%c \\\\u%04X", c, (int) c));
        }
        return index + 1;
    }

    public <R> R transform(Function<? super String, ? extends R> f) {
        return f.apply(this);
    }

    @Override
    public String toString() {
        return this;
    }

    // --- making strings of other things ---------------------------------------------------------------------------

    public static String join(CharSequence delimiter, CharSequence... elements) {
        String separator = delimiter.toString();
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < elements.length; i++) {
            result.append(i > 0 ? separator : "").append(valueOf(elements[i]));
        }
        return result.toString();
    }

    public static String join(CharSequence delimiter, Iterable<? extends CharSequence> elements) {
        Objects.requireNonNull(delimiter);
        Objects.requireNonNull(elements);
        String separator = delimiter.toString();
        StringBuilder result = new StringBuilder();
        for (Iterator<? extends CharSequence> i = elements.iterator(); i.hasNext();) {
            result.append(valueOf(i.next())).append(i.hasNext() ? separator : "");
        }
        return result.toString();
    }

    /** What java.util.StringJoiner makes of its parts. */
    static String join(String prefix, String suffix, String delimiter, String[] elements, int size) {
        StringBuilder result = new StringBuilder(prefix);
        for (int i = 0; i < size; i++) {
            result.append(i > 0 ? delimiter : "").append(elements[i]);
        }
        return result.append(suffix).toString();
    }

    public static String format(String format, Object... args) {
        return new Formatter().format(format, args).toString();
    }

    public static String format(Locale locale, String format, Object... args) {
        return new Formatter(locale).format(format, args).toString();
    }

    public String formatted(Object... args) {
        return new Formatter().format(this, args).toString();
    }

    public static String valueOf(Object object) {
        return object == null ? "null" : object.toString();
    }

    public static String valueOf(char[] value) {
        return new String(value);
    }

    public static String valueOf(char[] data, int offset, int count) {
        return of(data, offset, count);
    }

    public static String copyValueOf(char[] data, int offset, int count) {
        return of(data, offset, count);
    }

    public static String copyValueOf(char[] value) {
        return new String(value);
    }

    public static String valueOf(boolean value) {
        return value ? "true" : "false";
    }

    public static native String valueOf(char value);

    public static String valueOf(int value) {
        return Integer.toString(value);
    }

    public static String valueOf(long value) {
        return Long.toString(value);
    }

    public static String valueOf(float value) {
        return Float.toString(value);
    }

    public static String valueOf(double value) {
        return Double.toString(value);
    }

    static String valueOfCodePoint(int codePoint) {
        if (!Character.isValidCodePoint(codePoint)) {
            throw new IllegalArgumentException("Not a valid Unicode code point: 0x" + Integer.toHexString(codePoint).toUpperCase());
        }
        return new String(new int[] {codePoint}, 0, 1);
    }

    @Override
    public Optional<String> describeConstable() {
        return Optional.of(this);
    }

    @Override
    public String resolveConstantDesc(MethodHandles.Lookup lookup) {
        return this;
    }

    // --- where natives go on that were given a bad index: the stack is then as deep as in the JDK -----------------

    private char charAt(int index, boolean bad) {
        return isLatin1() ? StringLatin1.charAt(this, index) : StringUTF16.charAt(this, index);
    }

    private int codePointAt(int index, boolean bad) {
        checkIndex(index, length());
        return 0;
    }

    private String substring(int beginIndex, int endIndex, boolean bad) {
        checkBoundsBeginEnd(beginIndex, endIndex, length());
        return null;
    }

    private void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin, boolean bad) {
        checkBoundsBeginEnd(srcBegin, srcEnd, length());
        checkBoundsOffCount(dstBegin, srcEnd - srcBegin, dst.length);
    }

    // --- for the rest of the library ------------------------------------------------------------------------------

    native boolean isLatin1();

    /** Decodes bytes that must be well-formed. */
    static String newStringNoRepl(byte[] bytes, Charset charset) throws CharacterCodingException {
        return charset.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT).decode(ByteBuffer.wrap(bytes)).toString();
    }

    /** Encodes; every character must have a code. */
    static byte[] getBytesNoRepl(String text, Charset charset) throws CharacterCodingException {
        ByteBuffer bytes = charset.newEncoder().onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT).encode(CharBuffer.wrap(text.toCharArray()));
        return Arrays.copyOf(bytes.array(), bytes.limit());
    }

    static String newStringUTF8NoRepl(byte[] bytes, int offset, int length) {
        String text = new String(bytes, offset, length, UTF_8, null);
        if (text.indexOf('\ufffd') >= 0 && !Arrays.equals(text.encode(UTF_8), Arrays.copyOfRange(bytes, offset, offset + length))) {
            throw new IllegalArgumentException(new MalformedInputException(1));
        }
        return text;
    }

    static byte[] getBytesUTF8NoRepl(String text) {
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int codePoint = text.codePointAt(i);
            if (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE) {
                throw new IllegalArgumentException(new UnmappableCharacterException(1));
            }
        }
        return text.encode(UTF_8);
    }

    /** Copies the leading bytes that are ASCII; returns how many. */
    static int decodeASCII(byte[] source, int from, char[] target, int to, int length) {
        int count = 0;
        while (count < length && source[from + count] >= 0) {
            target[to + count] = (char) source[from + count];
            count++;
        }
        return count;
    }

    private String(byte[] bytes, int offset, int length, int encoding, Void internal) {
        assign(bytes, offset, length, encoding);
    }

    static void checkIndex(int index, int length) {
        if (index >= length || index < 0) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + length);
        }
    }

    static void checkOffset(int offset, int length) {
        if (offset > length || offset < 0) {
            throw new StringIndexOutOfBoundsException("offset " + offset + ", length " + length);
        }
    }

    static void checkBoundsOffCount(int offset, int count, int length) {
        if (count < 0 || offset > length - count || offset < 0) {
            throw new StringIndexOutOfBoundsException("offset " + offset + ", count " + count + ", length " + length);
        }
    }

    static void checkBoundsBeginEnd(int begin, int end, int length) {
        if (end > length || begin > end || begin < 0) {
            throw new StringIndexOutOfBoundsException("begin " + begin + ", end " + end + ", length " + length);
        }
    }
}
