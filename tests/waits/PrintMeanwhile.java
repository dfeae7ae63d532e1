// outcome: 0
// outcome: 1
// outcome: 2
import java.io.PrintStream;

/** Another stream is set while a thread prints: it gets what comes after that. */
public class PrintMeanwhile {
    private static volatile int printed;
    private static volatile boolean begun;

    public static void main(String[] arguments) throws InterruptedException {
        PrintStream console = System.out;
        Thread thread = new Thread(() -> {
            begun = true;
            System.out.print("");
            System.out.print("");
        });
        thread.start();
        System.setOut(new PrintStream(console) {
            @Override
            public void print(String text) {
                printed++;
            }
        });
        thread.join();
        console.println(printed);
    }
}
