package java.lang;

/** What a try-with-resources statement closes. */
public interface AutoCloseable {
    void close() throws Exception;
}
