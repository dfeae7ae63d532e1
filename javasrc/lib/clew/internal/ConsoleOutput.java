package clew.internal;

import java.io.OutputStream;
import java.util.Objects;

/** Standard output (1) or standard error (2), without a buffer. A PrintStream over it prints strings directly. */
public final class ConsoleOutput extends OutputStream {
    public final int fd;

    public ConsoleOutput(int fd) {
        this.fd = fd;
    }

    @Override
    public void write(int b) {
        Console.write(fd, new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b, int off, int len) {
        Objects.checkFromIndexSize(off, len, b.length);
        Console.write(fd, b, off, len);
    }
}
