package java.lang;

/** A text that can be changed; every method takes the monitor. */
public final class StringBuffer extends AbstractStringBuilder implements java.io.Serializable, Comparable<StringBuffer>, CharSequence {
    public StringBuffer() {
        super(16);
    }

    public StringBuffer(int capacity) {
        super(capacity);
    }

    public StringBuffer(String str) {
        super(str.length() + 16);
        add(str);
    }

    public StringBuffer(CharSequence seq) {
        super(seq.length() + 16);
        add(seq);
    }

    @Override
    public synchronized int compareTo(StringBuffer other) {
        return super.compareTo(other);
    }

    public synchronized StringBuffer append(Object object) {
        add(String.valueOf(object));
        return this;
    }

    public synchronized StringBuffer append(String text) {
        add(text);
        return this;
    }

    public synchronized StringBuffer append(StringBuffer text) {
        add((AbstractStringBuilder) text);
        return this;
    }

    @Override
    public synchronized StringBuffer append(CharSequence text) {
        add(text);
        return this;
    }

    @Override
    public synchronized StringBuffer append(CharSequence text, int start, int end) {
        add(text, start, end);
        return this;
    }

    public synchronized StringBuffer append(char[] str) {
        add(str, 0, str.length);
        return this;
    }

    public synchronized StringBuffer append(char[] text, int offset, int length) {
        add(text, offset, length);
        return this;
    }

    public synchronized StringBuffer append(boolean value) {
        add(value ? "true" : "false");
        return this;
    }

    @Override
    public synchronized StringBuffer append(char value) {
        add(value);
        return this;
    }

    public synchronized StringBuffer append(int value) {
        add(Integer.toString(value));
        return this;
    }

    public synchronized StringBuffer append(long value) {
        add(Long.toString(value));
        return this;
    }

    public synchronized StringBuffer append(float value) {
        add(Float.toString(value));
        return this;
    }

    public synchronized StringBuffer append(double value) {
        add(Double.toString(value));
        return this;
    }

    public synchronized StringBuffer appendCodePoint(int codePoint) {
        addCodePoint(codePoint);
        return this;
    }

    public synchronized StringBuffer repeat(int codePoint, int times) {
        addRepeated(codePoint, times);
        return this;
    }

    public synchronized StringBuffer repeat(CharSequence text, int times) {
        addRepeated(text, times);
        return this;
    }

    public synchronized StringBuffer delete(int start, int end) {
        remove(start, end);
        return this;
    }

    public synchronized StringBuffer deleteCharAt(int index) {
        removeCharAt(index);
        return this;
    }

    public synchronized StringBuffer replace(int start, int end, String text) {
        replaceRange(start, end, text);
        return this;
    }

    public synchronized StringBuffer insert(int index, char[] text, int offset, int length) {
        put(index, text, offset, length);
        return this;
    }

    public synchronized StringBuffer insert(int offset, Object object) {
        put(offset, String.valueOf(object));
        return this;
    }

    public synchronized StringBuffer insert(int offset, String text) {
        put(offset, text);
        return this;
    }

    public synchronized StringBuffer insert(int offset, char[] str) {
        put(offset, str, 0, str.length);
        return this;
    }

    public synchronized StringBuffer insert(int offset, CharSequence text) {
        put(offset, text, 0, text == null ? 4 : text.length());
        return this;
    }

    public synchronized StringBuffer insert(int offset, CharSequence text, int start, int end) {
        put(offset, text, start, end);
        return this;
    }

    public synchronized StringBuffer insert(int offset, boolean value) {
        put(offset, String.valueOf(value));
        return this;
    }

    public synchronized StringBuffer insert(int offset, char value) {
        put(offset, String.valueOf(value));
        return this;
    }

    public synchronized StringBuffer insert(int offset, int value) {
        put(offset, String.valueOf(value));
        return this;
    }

    public synchronized StringBuffer insert(int offset, long value) {
        put(offset, String.valueOf(value));
        return this;
    }

    public synchronized StringBuffer insert(int offset, float value) {
        put(offset, String.valueOf(value));
        return this;
    }

    public synchronized StringBuffer insert(int offset, double value) {
        put(offset, String.valueOf(value));
        return this;
    }

    public synchronized StringBuffer reverse() {
        turnAround();
        return this;
    }

    @Override
    public synchronized String toString() {
        return String.of(value, 0, count);
    }

    @Override
    public synchronized int length() {
        return super.length();
    }

    @Override
    public synchronized int capacity() {
        return super.capacity();
    }

    @Override
    public synchronized void ensureCapacity(int minimum) {
        super.ensureCapacity(minimum);
    }

    @Override
    public synchronized void trimToSize() {
        super.trimToSize();
    }

    @Override
    public synchronized void setLength(int length) {
        super.setLength(length);
    }

    @Override
    public synchronized char charAt(int index) {
        return super.charAt(index);
    }

    @Override
    public synchronized int codePointAt(int index) {
        return super.codePointAt(index);
    }

    @Override
    public synchronized int codePointBefore(int index) {
        return super.codePointBefore(index);
    }

    @Override
    public synchronized int codePointCount(int beginIndex, int endIndex) {
        return super.codePointCount(beginIndex, endIndex);
    }

    @Override
    public synchronized int offsetByCodePoints(int index, int codePointOffset) {
        return super.offsetByCodePoints(index, codePointOffset);
    }

    @Override
    public synchronized void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        super.getChars(srcBegin, srcEnd, dst, dstBegin);
    }

    @Override
    public synchronized void setCharAt(int index, char c) {
        super.setCharAt(index, c);
    }

    @Override
    public synchronized String substring(int start) {
        return super.substring(start);
    }

    @Override
    public synchronized CharSequence subSequence(int start, int end) {
        return super.subSequence(start, end);
    }

    @Override
    public synchronized String substring(int start, int end) {
        return super.substring(start, end);
    }

    @Override
    public synchronized int indexOf(String text) {
        return super.indexOf(text);
    }

    @Override
    public synchronized int indexOf(String text, int fromIndex) {
        return super.indexOf(text, fromIndex);
    }

    @Override
    public synchronized int lastIndexOf(String text) {
        return super.lastIndexOf(text);
    }

    @Override
    public synchronized int lastIndexOf(String text, int fromIndex) {
        return super.lastIndexOf(text, fromIndex);
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.writeObject(toString());
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        append((String) in.readObject());
    }
}
