package java.lang;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;

/** A text that can be changed; every method takes the monitor. */
public final class StringBuffer extends AbstractStringBuilder implements java.io.Serializable, Comparable<StringBuffer>, CharSequence {
    private static final long serialVersionUID = 3388685877147921107L;

    public StringBuffer() {
        super(16);
    }

    public StringBuffer(int capacity) {
        super(capacity);
    }

    public StringBuffer(String str) {
        super(str.length() + 16);
        super.append(str);
    }

    public StringBuffer(CharSequence seq) {
        super(seq.length() + 16);
        super.append(seq);
    }

    @Override
    public synchronized int compareTo(StringBuffer other) {
        return super.compareTo(other);
    }

    @Override
    public synchronized StringBuffer append(Object object) {
        super.append(String.valueOf(object));
        return this;
    }

    @Override
    public synchronized StringBuffer append(String str) {
        super.append(str);
        return this;
    }

    @Override
    public synchronized StringBuffer append(StringBuffer text) {
        super.append(text);
        return this;
    }

    @Override
    public synchronized StringBuffer append(CharSequence s) {
        super.append(s);
        return this;
    }

    @Override
    public synchronized StringBuffer append(CharSequence s, int start, int end) {
        super.append(s, start, end);
        return this;
    }

    @Override
    public synchronized StringBuffer append(char[] str) {
        super.append(str);
        return this;
    }

    @Override
    public synchronized StringBuffer append(char[] str, int offset, int length) {
        super.append(str, offset, length);
        return this;
    }

    @Override
    public synchronized StringBuffer append(boolean value) {
        super.append(value ? "true" : "false");
        return this;
    }

    @Override
    public synchronized StringBuffer append(char value) {
        super.append(value);
        return this;
    }

    @Override
    public synchronized StringBuffer append(int value) {
        super.append(Integer.toString(value));
        return this;
    }

    @Override
    public synchronized StringBuffer append(long value) {
        super.append(Long.toString(value));
        return this;
    }

    @Override
    public synchronized StringBuffer append(float value) {
        super.append(Float.toString(value));
        return this;
    }

    @Override
    public synchronized StringBuffer append(double value) {
        super.append(Double.toString(value));
        return this;
    }

    @Override
    public synchronized StringBuffer appendCodePoint(int codePoint) {
        super.appendCodePoint(codePoint);
        return this;
    }

    @Override
    public synchronized StringBuffer repeat(int codePoint, int times) {
        super.repeat(codePoint, times);
        return this;
    }

    @Override
    public synchronized StringBuffer repeat(CharSequence text, int times) {
        super.repeat(text, times);
        return this;
    }

    @Override
    public synchronized StringBuffer delete(int start, int end) {
        super.delete(start, end);
        return this;
    }

    @Override
    public synchronized StringBuffer deleteCharAt(int index) {
        super.deleteCharAt(index);
        return this;
    }

    @Override
    public synchronized StringBuffer replace(int start, int end, String str) {
        super.replace(start, end, str);
        return this;
    }

    @Override
    public synchronized StringBuffer insert(int index, char[] str, int offset, int length) {
        super.insert(index, str, offset, length);
        return this;
    }

    @Override
    public synchronized StringBuffer insert(int offset, Object object) {
        super.insert(offset, object);
        return this;
    }

    @Override
    public synchronized StringBuffer insert(int offset, String str) {
        super.insert(offset, str);
        return this;
    }

    @Override
    public synchronized StringBuffer insert(int offset, char[] str) {
        super.insert(offset, str);
        return this;
    }

    @Override
    public synchronized StringBuffer insert(int offset, CharSequence s) {
        super.insert(offset, s);
        return this;
    }

    @Override
    public synchronized StringBuffer insert(int offset, CharSequence s, int start, int end) {
        super.insert(offset, s, start, end);
        return this;
    }

    @Override
    public synchronized StringBuffer insert(int offset, boolean value) {
        super.insert(offset, value);
        return this;
    }

    @Override
    public synchronized StringBuffer insert(int offset, char value) {
        super.insert(offset, value);
        return this;
    }

    @Override
    public synchronized StringBuffer insert(int offset, int value) {
        super.insert(offset, value);
        return this;
    }

    @Override
    public synchronized StringBuffer insert(int offset, long value) {
        super.insert(offset, value);
        return this;
    }

    @Override
    public synchronized StringBuffer insert(int offset, float value) {
        super.insert(offset, value);
        return this;
    }

    @Override
    public synchronized StringBuffer insert(int offset, double value) {
        super.insert(offset, value);
        return this;
    }

    @Override
    public synchronized StringBuffer reverse() {
        super.reverse();
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

    private static final class SerialForm {
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("count", int.class), new ObjectStreamField("shared", boolean.class), new ObjectStreamField("value", char[].class),
        };
    }

    private synchronized void writeObject(ObjectOutputStream out) throws IOException {
        ObjectOutputStream.PutField form = out.putFields();
        form.put("value", value);
        form.put("count", count);
        out.writeFields();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        ObjectInputStream.GetField form = in.readFields();
        char[] written = (char[]) form.get("value", null);
        append(written, 0, form.get("count", 0));
    }
}
