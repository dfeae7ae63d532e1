import java.io.PrintWriter;
import java.io.StringWriter;

/** Several threads print to one writer: lines may come in any order, but stay whole. */
public class ThreadsPrinting {
    public static void main(String[] args) throws InterruptedException {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            int number = i;
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 25; k++)
                    out.println("thread " + number + " line " + k);
            });
            threads[i].start();
        }
        for (Thread thread : threads)
            thread.join();
        String[] lines = text.toString().split("\n");
        int whole = 0;
        for (String line : lines)
            if (line.matches("thread \\d line \\d+"))
                whole++;
        System.out.println(lines.length + " " + whole);
    }
}
