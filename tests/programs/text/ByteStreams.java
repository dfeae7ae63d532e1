// since: 17
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PushbackInputStream;
import java.util.Arrays;

/** Byte streams over memory. */
public class ByteStreams {
    public static void main(String[] args) throws IOException {
        byte[] data = {1, 2, 3, (byte) 200, 5, 6, 7, 8};
        InputStream in = new ByteArrayInputStream(data);
        System.out.println(in.read() + " " + in.available() + " " + in.skip(2) + " " + in.read());
        in.mark(0);
        System.out.println(Arrays.toString(in.readAllBytes()) + in.read());
        in.reset();
        System.out.println(Arrays.toString(in.readNBytes(2)));

        BufferedInputStream buffered = new BufferedInputStream(new ByteArrayInputStream(data), 2);
        buffered.mark(4);
        byte[] some = new byte[3];
        System.out.println(buffered.read(some) + Arrays.toString(some) + buffered.available());
        buffered.reset();
        System.out.println(buffered.read() + " " + buffered.markSupported());
        buffered.close();
        try {
            buffered.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }

        ByteArrayOutputStream out = new ByteArrayOutputStream(2);
        BufferedOutputStream bufferedOut = new BufferedOutputStream(out, 4);
        bufferedOut.write(1);
        bufferedOut.write(new byte[] {2, 3});
        System.out.println(out.size());
        bufferedOut.write(new byte[] {4, 5});
        System.out.println(out.size());
        bufferedOut.flush();
        System.out.println(Arrays.toString(out.toByteArray()));
        out.reset();
        out.writeBytes("text".getBytes());
        System.out.println(out + " " + out.toString("UTF-8"));

        PushbackInputStream pushback = new PushbackInputStream(new ByteArrayInputStream(data), 2);
        pushback.unread(9);
        System.out.println(pushback.read() + " " + pushback.read() + " " + pushback.available());

        OutputStream closing = new FilterOutputStream(out) {
            @Override
            public void flush() throws IOException {
                System.out.println("flush");
                throw new IOException("no flush");
            }
        };
        try (closing) {
            closing.write('x');
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new ByteArrayInputStream(data).transferTo(OutputStream.nullOutputStream()));
        InputStream nothing = InputStream.nullInputStream();
        System.out.println(nothing.read() + " " + nothing.readAllBytes().length);
        try {
            in.skipNBytes(100);
        } catch (IOException e) {
            System.out.println(e);
        }
        try {
            new ByteArrayOutputStream(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
