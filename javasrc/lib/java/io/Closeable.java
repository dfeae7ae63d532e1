package java.io;

/** Something to be closed; closing twice is harmless. */
public interface Closeable extends AutoCloseable {
    @Override
    void close() throws IOException;
}
