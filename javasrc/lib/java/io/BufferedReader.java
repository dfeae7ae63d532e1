package java.io;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Arrays;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Reads ahead in large pieces and knows lines. The buffer lives only while it holds something. */
public class BufferedReader extends Reader {
    private static final char[] NONE = {};
    private static final int NO_MARK = -1, MARK_LOST = -2;

    private Reader in;                      // null: closed
    private final int size;
    private char[] buffer = NONE;           // what has been read ahead: from next on
    private int next;
    private int mark = NO_MARK;             // index in buffer
    private int markLimit;
    private boolean skipLineFeed;           // the last line ended with \r: a \n that follows belongs to it
    private boolean markSkipLineFeed;

    public BufferedReader(Reader in, int size) {
        super(in);
        if (size <= 0)
            throw new IllegalArgumentException("Buffer size <= 0");
        this.in = in;
        this.size = size;
    }

    public BufferedReader(Reader in) {
        this(in, 8192);
    }

    private void demandOpen() throws IOException {
        if (in == null)
            throw new IOException("Stream closed");
    }

    /** Whether there is a character at next; waits for one if need be. */
    private boolean fill() throws IOException {
        if (next < buffer.length)
            return true;
        if (mark >= 0 && next - mark >= markLimit)
            mark = MARK_LOST;
        int keep = mark >= 0 ? next - mark : 0;
        char[] fresh = new char[mark >= 0 ? Math.max(size, markLimit) : size];
        System.arraycopy(buffer, next - keep, fresh, 0, keep);
        int n;
        do {
            n = in.read(fresh, keep, fresh.length - keep);
        } while (n == 0);
        if (n < 0)
            return false;
        buffer = keep + n == fresh.length ? fresh : Arrays.copyOf(fresh, keep + n);
        next = keep;
        if (mark >= 0)
            mark = 0;
        return true;
    }

    /** The same after a \n that belongs to the line before. */
    private boolean fillBehindLineFeed() throws IOException {
        if (!fill())
            return false;
        if (skipLineFeed) {
            skipLineFeed = false;
            if (buffer[next] == '\n') {
                next++;
                return fill();
            }
        }
        return true;
    }

    private void dropEmptyBuffer() {
        if (next == buffer.length && mark < 0) {
            buffer = NONE;
            next = 0;
        }
    }

    @Override
    public int read() throws IOException {
        synchronized (lock) {
            demandOpen();
            if (!fillBehindLineFeed())
                return -1;
            char c = buffer[next++];
            dropEmptyBuffer();
            return c;
        }
    }

    /** Goes on until the range is full, the end, or the source would block. */
    @Override
    public int read(char[] text, int off, int len) throws IOException {
        synchronized (lock) {
            demandOpen();
            Objects.checkFromIndexSize(off, len, text.length);
            if (len == 0)
                return 0;
            int count = readOnce(text, off, len);
            while (count > 0 && count < len && in.ready()) {
                int n = readOnce(text, off + count, len - count);
                if (n <= 0)
                    break;
                count += n;
            }
            dropEmptyBuffer();
            return count;
        }
    }

    private int readOnce(char[] text, int off, int len) throws IOException {
        if (next == buffer.length && len >= size && mark < 0 && !skipLineFeed)
            return in.read(text, off, len);
        if (!fillBehindLineFeed())
            return -1;
        int n = Math.min(len, buffer.length - next);
        System.arraycopy(buffer, next, text, off, n);
        next += n;
        return n;
    }

    public String readLine() throws IOException {
        return readLine(false);
    }

    /** A line without its end; null at the end of the input. */
    String readLine(boolean skipFirstLineFeed) throws IOException {
        synchronized (lock) {
            demandOpen();
            skipLineFeed |= skipFirstLineFeed;
            StringBuilder line = null;
            while (line == null ? fillBehindLineFeed() : fill()) {
                int end = lineEnd();
                if (end < buffer.length && line == null)
                    return finishLine(new String(buffer, next, end - next), end);
                if (line == null)
                    line = new StringBuilder();
                line.append(buffer, next, end - next);
                if (end < buffer.length)
                    return finishLine(line.toString(), end);
                next = end;
            }
            dropEmptyBuffer();
            return line == null ? null : line.toString();
        }
    }

    private int lineEnd() {
        int end = next;
        while (end < buffer.length && buffer[end] != '\n' && buffer[end] != '\r')
            end++;
        return end;
    }

    private String finishLine(String line, int end) {
        skipLineFeed = buffer[end] == '\r';
        next = end + 1;
        dropEmptyBuffer();
        return line;
    }

    @Override
    public long skip(long n) throws IOException {
        if (n < 0)
            throw new IllegalArgumentException("skip value is negative");
        synchronized (lock) {
            demandOpen();
            long left = n;
            while (left > 0 && fillBehindLineFeed()) {
                int step = (int) Math.min(left, buffer.length - next);
                next += step;
                left -= step;
            }
            dropEmptyBuffer();
            return n - left;
        }
    }

    @Override
    public boolean ready() throws IOException {
        synchronized (lock) {
            demandOpen();
            if (skipLineFeed && (next < buffer.length || in.ready()))
                fillBehindLineFeedIfReady();
            return next < buffer.length || in.ready();
        }
    }

    private void fillBehindLineFeedIfReady() throws IOException {
        if (fill()) {
            skipLineFeed = false;
            if (buffer[next] == '\n')
                next++;
        }
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    @Override
    public void mark(int readAheadLimit) throws IOException {
        if (readAheadLimit < 0)
            throw new IllegalArgumentException("Read-ahead limit < 0");
        synchronized (lock) {
            demandOpen();
            markLimit = readAheadLimit;
            mark = next;
            markSkipLineFeed = skipLineFeed;
        }
    }

    @Override
    public void reset() throws IOException {
        synchronized (lock) {
            demandOpen();
            if (mark < 0)
                throw new IOException(mark == MARK_LOST ? "Mark invalid" : "Stream not marked");
            next = mark;
            skipLineFeed = markSkipLineFeed;
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (lock) {
            if (in == null)
                return;
            try {
                in.close();
            } finally {
                in = null;
                buffer = NONE;
                next = 0;
            }
        }
    }

    /** The lines that are left, read as the stream asks for them. */
    public Stream<String> lines() {
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(new Lines(),
            Spliterator.ORDERED | Spliterator.NONNULL), false);
    }

    /** The lines, one read ahead once hasNext was asked. */
    private final class Lines implements Iterator<String> {
        private String line;

        @Override
        public boolean hasNext() {
            if (line != null)
                return true;
            try {
                line = readLine();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return line != null;
        }

        @Override
        public String next() {
            if (!hasNext())
                throw new NoSuchElementException();
            String result = line;
            line = null;
            return result;
        }
    }
}
