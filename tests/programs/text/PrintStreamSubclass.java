import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

/** What a subclass of PrintStream gets to see, and System.setOut. */
public class PrintStreamSubclass {
    static class Upper extends PrintStream {
        Upper(OutputStream out) {
            super(out, true);
        }

        @Override
        public void print(String s) {
            super.print("[" + s.toUpperCase() + "]");
        }
    }

    static class Counting extends PrintStream {
        int bytes;

        Counting(OutputStream out) {
            super(out);
        }

        @Override
        public void write(byte[] b, int off, int len) {
            bytes += len;
            super.write(b, off, len);
        }

        @Override
        public void write(int b) {
            bytes++;
            super.write(b);
        }
    }

    public static void main(String[] args) throws IOException {
        PrintStream original = System.out;
        System.setOut(new Upper(original));
        System.out.println("hello");
        System.out.println(42);
        System.out.println((Object) "object");
        System.out.print("x");
        System.out.println();
        System.out.printf("%s-%d%n", "f", 1);
        System.out.append("app").append('c').println('d');
        Counting counting = new Counting(original);
        System.setOut(counting);
        System.out.println("counted");
        System.out.print(12345);
        System.out.write('\n');
        System.out.write("bytes\n".getBytes());
        System.setOut(original);
        System.out.println(counting.bytes);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream inner = new PrintStream(bytes, false, "UTF-16BE");
        inner.print("\u4e2d!");
        inner.close();
        inner.print("late");
        System.out.println(bytes.size() + " " + inner.checkError());
        PrintStream failing = new PrintStream(new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("full");
            }
        });
        System.out.println(failing.checkError());
        failing.println("x");
        System.out.println(failing.checkError());
    }
}
