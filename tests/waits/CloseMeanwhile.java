// outcome: false
// outcome: true
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** Printing on a stream that is closed is noted as an error. */
public class CloseMeanwhile {
    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> System.err.print(""));
        thread.start();
        System.err.close();
        thread.join();
        System.out.println(System.err.checkError());
    }
}
