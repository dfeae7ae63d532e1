package java.io;

/** Writes primitive values and strings to a stream. */
public class DataOutputStream extends FilterOutputStream implements DataOutput {
    protected int written;

    public DataOutputStream(OutputStream out) { super(out); }

    private void count(int bytes) {
        int sum = written + bytes;
        written = sum < 0 ? Integer.MAX_VALUE : sum;
    }

    @Override
    public synchronized void write(int b) throws IOException {
        out.write(b);
        count(1);
    }

    @Override
    public synchronized void write(byte[] b, int off, int len) throws IOException {
        out.write(b, off, len);
        count(len);
    }

    @Override public void flush() throws IOException { out.flush(); }
    @Override public final void writeBoolean(boolean v) throws IOException { writeByte(v ? 1 : 0); }

    @Override
    public final void writeByte(int v) throws IOException {
        out.write(v);
        count(1);
    }

    @Override public final void writeChar(int v) throws IOException { writeBytes(v, 2); }
    @Override public final void writeInt(int v) throws IOException { writeBytes(v, 4); }
    @Override public final void writeLong(long v) throws IOException { writeBytes(v, 8); }
    @Override public final void writeShort(int v) throws IOException { writeBytes(v, 2); }

    private void writeBytes(long v, int size) throws IOException {
        byte[] bytes = new byte[size];
        for (int i = size - 1; i >= 0; i--, v >>= 8)
            bytes[i] = (byte) v;
        out.write(bytes, 0, size);
        count(size);
    }

    @Override public final void writeDouble(double v) throws IOException { writeLong(Double.doubleToLongBits(v)); }
    @Override public final void writeFloat(float v) throws IOException { writeInt(Float.floatToIntBits(v)); }

    @Override
    public final void writeBytes(String s) throws IOException {
        for (int i = 0; i < s.length(); i++)
            out.write((byte) s.charAt(i));
        count(s.length());
    }

    @Override
    public final void writeChars(String s) throws IOException {
        for (int i = 0; i < s.length(); i++)
            writeChar(s.charAt(i));
    }

    @Override public final void writeUTF(String s) throws IOException { writeUTF(s, this); }

    /** Modified UTF-8: two bytes of length, no zero byte, surrogates one by one. Returns how many bytes were written. */
    static int writeUTF(String s, DataOutput out) throws IOException {
        long length = 0;
        for (int i = s.length(); i-- > 0;)
            length += utfSize(s.charAt(i));
        if (length > 65535)
            throw new UTFDataFormatException(tooLong(s, length));
        byte[] b = new byte[2 + (int) length];
        b[0] = (byte) (length >> 8);
        b[1] = (byte) length;
        for (int i = 0, at = 2; i < s.length(); i++)
            at = putUtf(s.charAt(i), b, at);
        out.write(b, 0, b.length);
        return b.length;
    }

    private static int utfSize(char c) { return c != 0 && c < 0x80 ? 1 : c < 0x800 ? 2 : 3; }

    private static int putUtf(char c, byte[] b, int at) {
        int size = utfSize(c);
        if (size == 1) {
            b[at++] = (byte) c;
            return at;
        }
        b[at++] = (byte) (size == 2 ? 0xC0 | c >> 6 : 0xE0 | c >> 12);
        if (size == 3)
            b[at++] = (byte) (0x80 | c >> 6 & 0x3f);
        b[at++] = (byte) (0x80 | c & 0x3f);
        return at;
    }

    private static String tooLong(String s, long length) {
        String head = s.substring(0, 8);
        String tail = s.substring(s.length() - 8);
        return "encoded string (" + head + "..." + tail + ") too long: " + length + " bytes";
    }

    public final int size() { return written; }
}
