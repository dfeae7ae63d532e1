package java.lang;

/** What StringBuilder and StringBuffer share: an array of chars that grows, and how many of them are in use. */
abstract class AbstractStringBuilder implements Appendable, CharSequence {
    char[] value;
    int count;

    /** For deserialization, which fills in the rest. */
    AbstractStringBuilder() {
        this(0);
    }

    AbstractStringBuilder(int capacity) {
        value = new char[capacity];
    }

    // --- size -----------------------------------------------------------------------------------------------------

    @Override
    public int length() {
        return count;
    }

    public int capacity() {
        return value.length;
    }

    public void ensureCapacity(int minimum) {
        if (minimum > value.length) {
            grow(minimum);
        }
    }

    /** Makes room for at least `minimum` chars, or for twice as many as before and two more. */
    private void grow(int minimum) {
        int old = value.length;
        long wanted = (long) old + Math.max(minimum - old, old + 2);
        resize((int) Math.min(Math.max(wanted, minimum), Integer.MAX_VALUE - 8));
    }

    private void resize(int capacity) {
        char[] larger = new char[capacity];
        System.arraycopy(value, 0, larger, 0, count);
        value = larger;
    }

    /** Makes room for `more` chars at the end. */
    private void reserve(int more) {
        int needed = count + more;
        if (needed < 0) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        if (needed > value.length) {
            grow(needed);
        }
    }

    public void trimToSize() {
        if (count < value.length) {
            resize(count);
        }
    }

    public void setLength(int length) {
        if (length < 0) {
            throw new StringIndexOutOfBoundsException(length);
        }
        ensureCapacity(length);
        for (int i = count; i < length; i++) {
            value[i] = '\0';
        }
        count = length;
    }

    // --- reading --------------------------------------------------------------------------------------------------

    @Override
    public char charAt(int index) {
        String.checkIndex(index, count);
        return value[index];
    }

    public int codePointAt(int index) {
        String.checkIndex(index, count);
        return Character.codePointAtImpl(value, index, count);
    }

    public int codePointBefore(int index) {
        if (index <= 0 || index > count) {
            throw new StringIndexOutOfBoundsException(index);
        }
        return Character.codePointBeforeImpl(value, index, 0);
    }

    public int codePointCount(int beginIndex, int endIndex) {
        if (beginIndex < 0 || endIndex > count || beginIndex > endIndex) {
            throw new IndexOutOfBoundsException();
        }
        return Character.codePointCountImpl(value, beginIndex, endIndex - beginIndex);
    }

    public int offsetByCodePoints(int index, int codePointOffset) {
        if (index < 0 || index > count) {
            throw new IndexOutOfBoundsException();
        }
        return Character.offsetByCodePointsImpl(value, 0, count, index, codePointOffset);
    }

    public void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        checkRangeSIOOBE(srcBegin, srcEnd, count);
        checkRange(dstBegin, dstBegin + srcEnd - srcBegin, dst.length);
        System.arraycopy(value, srcBegin, dst, dstBegin, srcEnd - srcBegin);
    }

    public String substring(int start) {
        return substring(start, count);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    public String substring(int start, int end) {
        checkRangeSIOOBE(start, end, count);
        return String.of(value, start, end - start);
    }

    public int indexOf(String text) {
        return indexOf(text, 0);
    }

    public int indexOf(String text, int fromIndex) {
        return String.of(value, 0, count).indexOf(text, fromIndex);
    }

    public int lastIndexOf(String text) {
        return lastIndexOf(text, count);
    }

    public int lastIndexOf(String text, int fromIndex) {
        return String.of(value, 0, count).lastIndexOf(text, fromIndex);
    }

    int compareTo(AbstractStringBuilder other) {
        return this == other ? 0 : String.of(value, 0, count).compareTo(String.of(other.value, 0, other.count));
    }

    // --- changing -------------------------------------------------------------------------------------------------

    public void setCharAt(int index, char c) {
        String.checkIndex(index, count);
        value[index] = c;
    }

    public AbstractStringBuilder append(Object object) {
        return append(String.valueOf(object));
    }

    public AbstractStringBuilder append(String str) {
        String added = str == null ? "null" : str;
        int length = added.length();
        reserve(length);
        added.getChars(0, length, value, count);
        count += length;
        return this;
    }

    public AbstractStringBuilder append(StringBuffer text) {
        return append((AbstractStringBuilder) text);
    }

    AbstractStringBuilder append(AbstractStringBuilder text) {
        if (text == null) {
            return append("null");
        }
        appendChars(text.value, 0, text.count);
        return this;
    }

    @Override
    public AbstractStringBuilder append(CharSequence s) {
        if (s instanceof AbstractStringBuilder) {
            return append((AbstractStringBuilder) s);
        }
        return append(s == null ? "null" : s instanceof String ? (String) s : textOf(s, 0, s.length()));
    }

    @Override
    public AbstractStringBuilder append(CharSequence s, int start, int end) {
        CharSequence source = s == null ? "null" : s;
        checkRange(start, end, source.length());
        if (source instanceof String) {
            reserve(end - start);
            ((String) source).getChars(start, end, value, count);
            count += end - start;
        } else {
            append(textOf(source, start, end));
        }
        return this;
    }

    /** The characters of a sequence whose toString may be anything. */
    private static String textOf(CharSequence text, int start, int end) {
        char[] chars = new char[end - start];
        for (int i = start; i < end; i++) {
            chars[i - start] = text.charAt(i);
        }
        return String.of(chars, 0, chars.length);
    }

    public AbstractStringBuilder append(char[] str) {
        appendChars(str, 0, str.length);
        return this;
    }

    public AbstractStringBuilder append(char[] str, int offset, int length) {
        checkRange(offset, offset + length, str.length);
        appendChars(str, offset, length);
        return this;
    }

    private void appendChars(char[] text, int offset, int length) {
        reserve(length);
        System.arraycopy(text, offset, value, count, length);
        count += length;
    }

    @Override
    public AbstractStringBuilder append(char c) {
        if (count == value.length) {
            reserve(1);
        }
        value[count++] = c;
        return this;
    }

    public AbstractStringBuilder append(boolean value) {
        return append(value ? "true" : "false");
    }

    public AbstractStringBuilder append(int value) {
        return append(Integer.toString(value));
    }

    public AbstractStringBuilder append(long value) {
        return append(Long.toString(value));
    }

    public AbstractStringBuilder append(float value) {
        return append(Float.toString(value));
    }

    public AbstractStringBuilder append(double value) {
        return append(Double.toString(value));
    }

    public AbstractStringBuilder appendCodePoint(int codePoint) {
        return Character.isBmpCodePoint(codePoint) ? append((char) codePoint) : append(Character.toString(codePoint));
    }

    public AbstractStringBuilder repeat(int codePoint, int times) {
        return repeat(Character.toString(codePoint), times);
    }

    public AbstractStringBuilder repeat(CharSequence text, int times) {
        if (times < 0) {
            throw new IllegalArgumentException("count is negative: " + times);
        }
        return append(String.valueOf(text).repeat(times));
    }

    public AbstractStringBuilder delete(int start, int end) {
        int last = Math.min(end, count);
        checkRangeSIOOBE(start, last, count);
        System.arraycopy(value, last, value, start, count - last);
        count -= last - start;
        return this;
    }

    public AbstractStringBuilder deleteCharAt(int index) {
        String.checkIndex(index, count);
        System.arraycopy(value, index + 1, value, index, count - index - 1);
        count--;
        return this;
    }

    public AbstractStringBuilder replace(int start, int end, String str) {
        int last = Math.min(end, count);
        checkRangeSIOOBE(start, last, count);
        int length = str.length();
        reserve(Math.max(length - (last - start), 0));
        System.arraycopy(value, last, value, start + length, count - last);
        str.getChars(0, length, value, start);
        count += length - (last - start);
        return this;
    }

    public AbstractStringBuilder insert(int index, char[] str, int offset, int length) {
        String.checkOffset(index, count);
        checkRangeSIOOBE(offset, offset + length, str.length);
        return insert(index, String.of(str, offset, length));
    }

    public AbstractStringBuilder insert(int offset, Object object) {
        return insert(offset, String.valueOf(object));
    }

    public AbstractStringBuilder insert(int offset, String str) {
        String.checkOffset(offset, count);
        String added = str == null ? "null" : str;
        int length = added.length();
        shift(offset, length);
        added.getChars(0, length, value, offset);
        return this;
    }

    public AbstractStringBuilder insert(int offset, char[] str) {
        String.checkOffset(offset, count);
        int length = str.length;
        shift(offset, length);
        System.arraycopy(str, 0, value, offset, length);
        return this;
    }

    public AbstractStringBuilder insert(int offset, CharSequence s) {
        CharSequence added = s == null ? "null" : s;
        return added instanceof String ? insert(offset, (String) added) : insert(offset, added, 0, added.length());
    }

    public AbstractStringBuilder insert(int index, CharSequence s, int start, int end) {
        CharSequence source = s == null ? "null" : s;
        String.checkOffset(index, count);
        checkRange(start, end, source.length());
        shift(index, end - start);
        for (int i = start; i < end; i++) {     // after the shift, which a builder that is inserted into itself shows
            value[index + i - start] = source.charAt(i);
        }
        return this;
    }

    public AbstractStringBuilder insert(int offset, boolean value) {
        return insert(offset, String.valueOf(value));
    }

    public AbstractStringBuilder insert(int offset, char c) {
        String.checkOffset(offset, count);
        shift(offset, 1);
        value[offset] = c;
        return this;
    }

    public AbstractStringBuilder insert(int offset, int value) {
        return insert(offset, String.valueOf(value));
    }

    public AbstractStringBuilder insert(int offset, long value) {
        return insert(offset, String.valueOf(value));
    }

    public AbstractStringBuilder insert(int offset, float value) {
        return insert(offset, String.valueOf(value));
    }

    public AbstractStringBuilder insert(int offset, double value) {
        return insert(offset, String.valueOf(value));
    }

    private void shift(int offset, int length) {
        reserve(length);
        System.arraycopy(value, offset, value, offset + length, count - offset);
        count += length;
    }

    /** Reverses the chars, and puts surrogate pairs, which that turns around, back into their order. */
    public AbstractStringBuilder reverse() {
        boolean surrogates = false;
        for (int i = 0, j = count - 1; i <= j; i++, j--) {
            char c = value[i];
            value[i] = value[j];
            value[j] = c;
            surrogates |= Character.isSurrogate(c) || Character.isSurrogate(value[i]);
        }
        for (int i = 0; surrogates && i < count - 1; i++) {
            if (Character.isLowSurrogate(value[i]) && Character.isHighSurrogate(value[i + 1])) {
                char c = value[i];
                value[i] = value[i + 1];
                value[++i] = c;
            }
        }
        return this;
    }

    private static void checkRange(int start, int end, int length) {
        if (start < 0 || start > end || end > length) {
            throw new IndexOutOfBoundsException("start " + start + ", end " + end + ", length " + length);
        }
    }

    private static void checkRangeSIOOBE(int start, int end, int length) {
        if (start < 0 || start > end || end > length) {
            throw new StringIndexOutOfBoundsException("start " + start + ", end " + end + ", length " + length);
        }
    }
}
