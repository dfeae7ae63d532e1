package java.io;

import java.util.Objects;

/** Reads primitive values and strings from a stream. */
public class DataInputStream extends FilterInputStream implements DataInput {
    public DataInputStream(InputStream in) { super(in); }
    @Override public final void readFully(byte[] b) throws IOException { readFully(b, 0, b.length); }

    @Override
    public final void readFully(byte[] b, int off, int len) throws IOException {
        int end = len + Objects.checkFromIndexSize(off, len, b.length);
        while (off < end) {
            int n = in.read(b, off, end - off);
            if (n < 0)
                throw new EOFException();
            off += n;
        }
    }

    @Override public final int read(byte[] b) throws IOException { return in.read(b, 0, b.length); }

    @Override
    public final int read(byte[] b, int off, int len) throws IOException {
        return in.read(b, off, len);
    }

    @Override
    public final int skipBytes(int n) throws IOException {
        int total = 0;
        for (int skipped; total < n && (skipped = (int) in.skip(n - total)) > 0; )
            total += skipped;
        return total;
    }

    @Override
    public final int readUnsignedByte() throws IOException {
        int b = in.read();
        if (b < 0)
            throw new EOFException();
        return b;
    }

    @Override public final byte readByte() throws IOException { return (byte) readUnsignedByte(); }
    @Override public final boolean readBoolean() throws IOException { return readUnsignedByte() > 0; }
    @Override public final char readChar() throws IOException { return (char) readBytes(2); }
    @Override public final int readInt() throws IOException { return (int) readBytes(4); }
    @Override public final long readLong() throws IOException { return readBytes(8); }
    @Override public final short readShort() throws IOException { return (short) readBytes(2); }
    @Override public final int readUnsignedShort() throws IOException { return (int) readBytes(2); }

    private long readBytes(int count) throws IOException {
        byte[] bytes = new byte[count];
        readFully(bytes, 0, count);
        long value = 0;
        for (byte b : bytes)
            value = value << 8 | b & 0xff;
        return value;
    }

    @Override public final double readDouble() throws IOException { return Double.longBitsToDouble(readLong()); }
    @Override public final float readFloat() throws IOException { return Float.intBitsToFloat(readInt()); }

    /** Bytes as characters up to a line end; to look behind a \r, the stream becomes a pushback stream. */
    @Override
    @Deprecated
    public final String readLine() throws IOException {
        StringBuilder line = new StringBuilder();
        int c = in.read();
        if (c < 0)
            return null;
        for (; c >= 0 && c != '\n'; c = in.read()) {
            if (c == '\r') {
                skipLineFeed();
                break;
            }
            line.append((char) c);
        }
        return line.toString();
    }

    private void skipLineFeed() throws IOException {
        int next = in.read();
        if (next == '\n' || next < 0)
            return;
        if (!(in instanceof PushbackInputStream))
            in = new PushbackInputStream(in);
        ((PushbackInputStream) in).unread(next);
    }

    @Override public final String readUTF() throws IOException { return readUTF(this); }

    public static final String readUTF(DataInput in) throws IOException {
        int length = in.readUnsignedShort();
        byte[] b = new byte[length];
        in.readFully(b, 0, length);
        StringBuilder text = new StringBuilder(length);
        for (int at = 0; at < length; ) {
            int first = b[at] & 0xff;
            int size = first < 0x80 ? 1 : first >> 5 == 6 ? 2 : first >> 4 == 14 ? 3 : 0;
            if (size == 0)
                throw new UTFDataFormatException("malformed input around byte " + at);
            if (at + size > length)
                throw new UTFDataFormatException("malformed input: partial character at end");
            text.append(modifiedUtf8(b, at, size));
            at += size;
        }
        return text.toString();
    }

    private static char modifiedUtf8(byte[] b, int at, int size) throws UTFDataFormatException {
        int c = size == 1 ? b[at] : size == 2 ? b[at] & 0x1f : b[at] & 0x0f;
        boolean good = true;
        for (int i = 1; i < size; i++) {
            good &= (b[at + i] & 0xC0) == 0x80;
            c = c << 6 | b[at + i] & 0x3f;
        }
        if (!good)
            throw new UTFDataFormatException("malformed input around byte " + (at + size - 1));
        return (char) c;
    }
}
