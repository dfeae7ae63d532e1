package java.lang;

/** A text that can be changed, for one thread at a time. */
public final class StringBuilder extends AbstractStringBuilder implements java.io.Serializable, Comparable<StringBuilder>, CharSequence {
    public StringBuilder() {
        super(16);
    }

    public StringBuilder(int capacity) {
        super(capacity);
    }

    public StringBuilder(String str) {
        super(str.length() + 16);
        add(str);
    }

    public StringBuilder(CharSequence seq) {
        super(seq.length() + 16);
        add(seq);
    }

    @Override
    public int compareTo(StringBuilder other) {
        return super.compareTo(other);
    }

    public StringBuilder append(Object object) {
        add(String.valueOf(object));
        return this;
    }

    public StringBuilder append(String text) {
        add(text);
        return this;
    }

    public StringBuilder append(StringBuffer text) {
        add((AbstractStringBuilder) text);
        return this;
    }

    @Override
    public StringBuilder append(CharSequence text) {
        add(text);
        return this;
    }

    @Override
    public StringBuilder append(CharSequence text, int start, int end) {
        add(text, start, end);
        return this;
    }

    public StringBuilder append(char[] str) {
        add(str, 0, str.length);
        return this;
    }

    public StringBuilder append(char[] text, int offset, int length) {
        add(text, offset, length);
        return this;
    }

    public StringBuilder append(boolean value) {
        add(value ? "true" : "false");
        return this;
    }

    @Override
    public StringBuilder append(char value) {
        add(value);
        return this;
    }

    public StringBuilder append(int value) {
        add(Integer.toString(value));
        return this;
    }

    public StringBuilder append(long value) {
        add(Long.toString(value));
        return this;
    }

    public StringBuilder append(float value) {
        add(Float.toString(value));
        return this;
    }

    public StringBuilder append(double value) {
        add(Double.toString(value));
        return this;
    }

    public StringBuilder appendCodePoint(int codePoint) {
        addCodePoint(codePoint);
        return this;
    }

    public StringBuilder repeat(int codePoint, int times) {
        addRepeated(codePoint, times);
        return this;
    }

    public StringBuilder repeat(CharSequence text, int times) {
        addRepeated(text, times);
        return this;
    }

    public StringBuilder delete(int start, int end) {
        remove(start, end);
        return this;
    }

    public StringBuilder deleteCharAt(int index) {
        removeCharAt(index);
        return this;
    }

    public StringBuilder replace(int start, int end, String text) {
        replaceRange(start, end, text);
        return this;
    }

    public StringBuilder insert(int index, char[] text, int offset, int length) {
        put(index, text, offset, length);
        return this;
    }

    public StringBuilder insert(int offset, Object object) {
        put(offset, String.valueOf(object));
        return this;
    }

    public StringBuilder insert(int offset, String text) {
        put(offset, text);
        return this;
    }

    public StringBuilder insert(int offset, char[] str) {
        put(offset, str, 0, str.length);
        return this;
    }

    public StringBuilder insert(int offset, CharSequence text) {
        put(offset, text, 0, text == null ? 4 : text.length());
        return this;
    }

    public StringBuilder insert(int offset, CharSequence text, int start, int end) {
        put(offset, text, start, end);
        return this;
    }

    public StringBuilder insert(int offset, boolean value) {
        put(offset, String.valueOf(value));
        return this;
    }

    public StringBuilder insert(int offset, char value) {
        put(offset, String.valueOf(value));
        return this;
    }

    public StringBuilder insert(int offset, int value) {
        put(offset, String.valueOf(value));
        return this;
    }

    public StringBuilder insert(int offset, long value) {
        put(offset, String.valueOf(value));
        return this;
    }

    public StringBuilder insert(int offset, float value) {
        put(offset, String.valueOf(value));
        return this;
    }

    public StringBuilder insert(int offset, double value) {
        put(offset, String.valueOf(value));
        return this;
    }

    public StringBuilder reverse() {
        turnAround();
        return this;
    }

    @Override
    public String toString() {
        return String.of(value, 0, count);
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.writeObject(toString());
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        append((String) in.readObject());
    }
}
