// compare: stderr
/** print, println, printf, write, append and format on both streams; setOut; null arguments; flush. */
public class StandardStreams {
    public static void main(String[] args) throws Exception {
        System.out.print('c');
        System.out.print(1);
        System.out.print(2L);
        System.out.print(3f);
        System.out.print(4d);
        System.out.print(true);
        System.out.print(new char[] {'a', 'b'});
        System.out.print((String) null);
        System.out.print((Object) null);
        System.out.println();
        System.out.println('c');
        System.out.println(1L << 40);
        System.out.println(1.5f);
        System.out.println(new char[] {'x'});
        System.out.println((Object) "object");
        System.out.printf("%d %s%n", 5, "five").append("appended").append('c').append("range", 1, 3).println();
        System.out.format("%5.2f|%-5s|%05d|%x%n", 3.14159, "ab", 42, 255);
        System.out.write('W');
        System.out.write("bytes é\n".getBytes("UTF-8"));
        System.err.print("error stream ");
        System.err.println(5);
        System.err.printf("%s%n", "formatted");
        java.io.PrintStream original = System.out;
        java.io.ByteArrayOutputStream buffer = new java.io.ByteArrayOutputStream();
        System.setOut(new java.io.PrintStream(buffer, true, "UTF-8"));
        System.out.println("captured ä");
        System.setOut(original);
        System.out.println(buffer.size() + " " + buffer.toString("UTF-8").trim());
        System.out.println(System.in.read());
        System.out.print("no newline at the end");
    }
}
