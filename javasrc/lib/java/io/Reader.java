package java.io;

import java.nio.CharBuffer;
import java.nio.ReadOnlyBufferException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A source of text; everything rests on read(char[], int, int). */
public abstract class Reader implements Readable, Closeable {
    protected Object lock;

    protected Reader() {
        this.lock = this;
    }

    protected Reader(Object lock) {
        this.lock = Objects.requireNonNull(lock);
    }

    public static Reader nullReader() {
        return new CharSequenceReader("");
    }

    public static Reader of(CharSequence text) {
        return new CharSequenceReader(Objects.requireNonNull(text));
    }

    @Override
    public int read(CharBuffer target) throws IOException {
        if (target.isReadOnly())
            throw new ReadOnlyBufferException();
        int room = target.remaining();
        char[] text = new char[room];
        int n = read(text, 0, room);
        if (n > 0)
            target.put(text, 0, n);
        return n;
    }

    public int read() throws IOException {
        char[] one = new char[1];
        return read(one, 0, 1) == -1 ? -1 : one[0];
    }

    public int read(char[] text) throws IOException {
        return read(text, 0, text.length);
    }

    public abstract int read(char[] text, int off, int len) throws IOException;

    public List<String> readAllLines() throws IOException {
        List<String> lines = new ArrayList<>();
        BufferedReader reader = this instanceof BufferedReader buffered ? buffered : new BufferedReader(this);
        for (String line; (line = reader.readLine()) != null; )
            lines.add(line);
        return List.copyOf(lines);
    }

    public String readAllAsString() throws IOException {
        StringBuilder all = new StringBuilder();
        char[] chunk = new char[8192];
        for (int n; (n = read(chunk, 0, chunk.length)) != -1; )
            all.append(chunk, 0, n);
        return all.toString();
    }

    public long skip(long n) throws IOException {
        if (n < 0)
            throw new IllegalArgumentException("skip value is negative");
        synchronized (lock) {
            char[] scratch = new char[(int) Math.min(n, 8192)];
            long left = n;
            while (left > 0) {
                int got = read(scratch, 0, (int) Math.min(left, scratch.length));
                if (got == -1)
                    break;
                left -= got;
            }
            return n - left;
        }
    }

    public boolean ready() throws IOException {
        return false;
    }

    public boolean markSupported() {
        return false;
    }

    public void mark(int readAheadLimit) throws IOException {
        throw new IOException("mark() not supported");
    }

    public void reset() throws IOException {
        throw new IOException("reset() not supported");
    }

    @Override
    public abstract void close() throws IOException;

    public long transferTo(Writer out) throws IOException {
        Objects.requireNonNull(out, "out");
        long transferred = 0;
        char[] chunk = new char[8192];
        for (int n; (n = read(chunk, 0, chunk.length)) >= 0; transferred += n)
            out.write(chunk, 0, n);
        return transferred;
    }
}
