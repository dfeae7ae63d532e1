import java.io.PrintWriter;

/** Bytes written one by one wait for a line end or a flush; a PrintWriter that is never flushed prints nothing. */
public class PrintUnflushed {
    public static void main(String[] args) {
        PrintWriter writer = new PrintWriter(System.out);
        writer.println("never seen");
        System.out.write('1');
        System.out.print("2");
        System.out.write('3');
        System.out.write('\n');
        for (int i = 0; i < 300; i++)
            System.out.write('x');
    }
}
