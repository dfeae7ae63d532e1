package java.lang;

/** A text that can be changed, for one thread at a time. */
public final class StringBuilder extends AbstractStringBuilder implements java.io.Serializable, Comparable<StringBuilder>, CharSequence {
    private static final long serialVersionUID = 4383685877147921099L;

    public StringBuilder() {
        super(16);
    }

    public StringBuilder(int capacity) {
        super(capacity);
    }

    public StringBuilder(String str) {
        super(str.length() + 16);
        super.append(str);
    }

    public StringBuilder(CharSequence seq) {
        super(seq.length() + 16);
        super.append(seq);
    }

    @Override
    public int compareTo(StringBuilder other) {
        return super.compareTo(other);
    }

    @Override
    public StringBuilder append(Object object) {
        super.append(String.valueOf(object));
        return this;
    }

    @Override
    public StringBuilder append(String str) {
        super.append(str);
        return this;
    }

    @Override
    public StringBuilder append(StringBuffer text) {
        super.append(text);
        return this;
    }

    @Override
    public StringBuilder append(CharSequence s) {
        super.append(s);
        return this;
    }

    @Override
    public StringBuilder append(CharSequence s, int start, int end) {
        super.append(s, start, end);
        return this;
    }

    @Override
    public StringBuilder append(char[] str) {
        super.append(str);
        return this;
    }

    @Override
    public StringBuilder append(char[] str, int offset, int length) {
        super.append(str, offset, length);
        return this;
    }

    @Override
    public StringBuilder append(boolean value) {
        super.append(value ? "true" : "false");
        return this;
    }

    @Override
    public StringBuilder append(char value) {
        super.append(value);
        return this;
    }

    @Override
    public StringBuilder append(int value) {
        super.append(Integer.toString(value));
        return this;
    }

    @Override
    public StringBuilder append(long value) {
        super.append(Long.toString(value));
        return this;
    }

    @Override
    public StringBuilder append(float value) {
        super.append(Float.toString(value));
        return this;
    }

    @Override
    public StringBuilder append(double value) {
        super.append(Double.toString(value));
        return this;
    }

    @Override
    public StringBuilder appendCodePoint(int codePoint) {
        super.appendCodePoint(codePoint);
        return this;
    }

    @Override
    public StringBuilder repeat(int codePoint, int times) {
        super.repeat(codePoint, times);
        return this;
    }

    @Override
    public StringBuilder repeat(CharSequence text, int times) {
        super.repeat(text, times);
        return this;
    }

    @Override
    public StringBuilder delete(int start, int end) {
        super.delete(start, end);
        return this;
    }

    @Override
    public StringBuilder deleteCharAt(int index) {
        super.deleteCharAt(index);
        return this;
    }

    @Override
    public StringBuilder replace(int start, int end, String str) {
        super.replace(start, end, str);
        return this;
    }

    @Override
    public StringBuilder insert(int index, char[] str, int offset, int length) {
        super.insert(index, str, offset, length);
        return this;
    }

    @Override
    public StringBuilder insert(int offset, Object object) {
        super.insert(offset, object);
        return this;
    }

    @Override
    public StringBuilder insert(int offset, String str) {
        super.insert(offset, str);
        return this;
    }

    @Override
    public StringBuilder insert(int offset, char[] str) {
        super.insert(offset, str);
        return this;
    }

    @Override
    public StringBuilder insert(int offset, CharSequence s) {
        super.insert(offset, s);
        return this;
    }

    @Override
    public StringBuilder insert(int offset, CharSequence s, int start, int end) {
        super.insert(offset, s, start, end);
        return this;
    }

    @Override
    public StringBuilder insert(int offset, boolean value) {
        super.insert(offset, value);
        return this;
    }

    @Override
    public StringBuilder insert(int offset, char value) {
        super.insert(offset, value);
        return this;
    }

    @Override
    public StringBuilder insert(int offset, int value) {
        super.insert(offset, value);
        return this;
    }

    @Override
    public StringBuilder insert(int offset, long value) {
        super.insert(offset, value);
        return this;
    }

    @Override
    public StringBuilder insert(int offset, float value) {
        super.insert(offset, value);
        return this;
    }

    @Override
    public StringBuilder insert(int offset, double value) {
        super.insert(offset, value);
        return this;
    }

    @Override
    public StringBuilder reverse() {
        super.reverse();
        return this;
    }

    @Override
    public String toString() {
        return String.of(value, 0, count);
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        out.writeInt(count);
        out.writeObject(toString().toCharArray());
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        int length = in.readInt();
        append((char[]) in.readObject(), 0, length);
    }
}
