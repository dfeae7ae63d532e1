package java.io;

import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import sun.nio.cs.StreamDecoder;
import sun.nio.cs.StreamEncoder;

/** The JDK's converters for the charsets that {@link TextCoding} does not know; loaded only when one is needed. */
final class OtherCoding {
    private OtherCoding() {
    }

    static Reader reader(InputStream in, Object lock, Charset charset) {
        return StreamDecoder.forInputStreamReader(in, lock, charset != null ? charset : Charset.defaultCharset());
    }

    static Reader reader(InputStream in, Object lock, CharsetDecoder decoder) {
        return StreamDecoder.forInputStreamReader(in, lock, decoder);
    }

    static String encodingOf(Reader reader) {
        return ((StreamDecoder) reader).getEncoding();
    }

    static Writer writer(OutputStream out, Object lock, Charset charset) {
        return StreamEncoder.forOutputStreamWriter(out, lock, charset != null ? charset : Charset.defaultCharset());
    }

    static Writer writer(OutputStream out, Object lock, CharsetEncoder encoder) {
        return StreamEncoder.forOutputStreamWriter(out, lock, encoder);
    }

    static String encodingOf(Writer writer) {
        return ((StreamEncoder) writer).getEncoding();
    }

    static void flushBuffer(Writer writer) throws IOException {
        ((StreamEncoder) writer).flushBuffer();
    }
}
