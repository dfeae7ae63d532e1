import java.io.Closeable;
import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOError;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.NotSerializableException;
import java.io.UncheckedIOException;
import java.io.UnsupportedEncodingException;

/** The exceptions of java.io, and try-with-resources around them. */
public class ExceptionsOfIo {
    static class Resource implements Closeable {
        private final String name;

        Resource(String name) {
            this.name = name;
            System.out.println("open " + name);
        }

        @Override
        public void close() throws IOException {
            System.out.println("close " + name);
            throw new IOException("closing " + name);
        }
    }

    public static void main(String[] args) {
        IOException cause = new IOException("cause");
        System.out.println(new IOException() + " " + new IOException("m", cause).getCause() + " " + new IOException(cause));
        System.out.println(new EOFException("end") + " " + new FileNotFoundException("file") + " " + new UnsupportedEncodingException("x"));
        System.out.println(new UncheckedIOException(cause) + " " + new UncheckedIOException("m", cause) + " " + new IOError(cause));
        System.out.println(new InterruptedIOException("i").bytesTransferred + " " + new NotSerializableException("C"));
        try {
            new UncheckedIOException(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        try (Resource a = new Resource("a"); Resource b = new Resource("b")) {
            System.out.println("body");
            throw new EOFException("body");
        } catch (IOException e) {
            System.out.println(e + " " + e.getSuppressed().length);
            for (Throwable suppressed : e.getSuppressed())
                System.out.println(suppressed);
        }
    }
}
