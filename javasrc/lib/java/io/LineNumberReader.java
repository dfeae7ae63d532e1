package java.io;

/** Counts line ends as it reads, and gives each of them as \n. */
public class LineNumberReader extends BufferedReader {
    private int lineNumber;
    private int markedLineNumber;
    private int last = '\n';                // the last character returned, for a final line without an end
    private boolean skipLineFeed;
    private boolean markedSkipLineFeed;

    public LineNumberReader(Reader in) {
        super(in);
    }

    public LineNumberReader(Reader in, int size) {
        super(in, size);
    }

    public void setLineNumber(int lineNumber) {
        this.lineNumber = lineNumber;
    }

    public int getLineNumber() {
        return lineNumber;
    }

    @Override
    public int read() throws IOException {
        synchronized (lock) {
            int c = super.read();
            if (skipLineFeed) {
                if (c == '\n')
                    c = super.read();
                skipLineFeed = false;
            }
            if (c == '\r')
                skipLineFeed = true;
            if (c == '\r' || c == '\n' || c < 0 && last != '\n')
                lineNumber++;
            last = c < 0 || c == '\r' ? '\n' : c;
            return c == '\r' ? '\n' : c;
        }
    }

    /** Counts the ends but leaves them as they are. */
    @Override
    public int read(char[] text, int off, int len) throws IOException {
        synchronized (lock) {
            int n = super.read(text, off, len);
            if (n < 0 && last != '\n') {
                lineNumber++;
                last = '\n';
            }
            for (int i = off; i < off + n; i++)
                count(text[i]);
            return n;
        }
    }

    private void count(char c) {
        boolean secondHalf = skipLineFeed && c == '\n';
        skipLineFeed = c == '\r';
        if ((c == '\n' || c == '\r') && !secondHalf)
            lineNumber++;
        last = c == '\r' ? '\n' : c;
    }

    @Override
    public String readLine() throws IOException {
        synchronized (lock) {
            String line = super.readLine(skipLineFeed);
            skipLineFeed = false;
            if (line != null || last != '\n')
                lineNumber++;
            last = '\n';
            return line;
        }
    }

    @Override
    public long skip(long n) throws IOException {
        if (n < 0)
            throw new IllegalArgumentException("skip() value is negative");
        synchronized (lock) {
            char[] scratch = new char[(int) Math.min(n, 8192)];
            long left = n;
            while (left > 0) {
                int got = read(scratch, 0, (int) Math.min(left, scratch.length));
                if (got < 0)
                    break;
                left -= got;
            }
            if (left < n)
                last = '\n';                // a last line that was skipped does not count
            return n - left;
        }
    }

    @Override
    public void mark(int readAheadLimit) throws IOException {
        synchronized (lock) {
            super.mark(skipLineFeed ? readAheadLimit + 1 : readAheadLimit);
            markedLineNumber = lineNumber;
            markedSkipLineFeed = skipLineFeed;
        }
    }

    @Override
    public void reset() throws IOException {
        synchronized (lock) {
            super.reset();
            lineNumber = markedLineNumber;
            skipLineFeed = markedSkipLineFeed;
        }
    }
}
