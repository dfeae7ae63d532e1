// verdict: assertion
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** A stream is set between two operations of a thread that prints. */
public class StreamSetBetween {
    public static void main(String[] arguments) throws InterruptedException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream before = System.out;
        Thread printer = new Thread(() -> {
            System.out.print("a");
            System.out.print("b");
        });
        printer.start();
        System.setOut(new PrintStream(bytes, true));
        System.out.print("c");
        System.setOut(before);
        printer.join();
        assert !bytes.toString().equals("ca");
    }
}
