package java.io;

/** Something that can be told to pass on what it has buffered. */
public interface Flushable {
    void flush() throws IOException;
}
