package java.lang;

import java.io.IOException;

/** A source of characters. */
public interface Readable {
    int read(java.nio.CharBuffer target) throws IOException;
}
