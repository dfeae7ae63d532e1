import java.io.File;
import java.io.FileWriter;
import java.io.IOException;

/** Files of the overlay, made, appended to, measured and deleted by two threads. */
public final class Files {
    static final File SHARED = new File("shared.txt");

    static void work(int number) throws IOException {
        File own = new File("own" + number + ".txt");
        own.createNewFile();
        try (FileWriter writer = new FileWriter(SHARED, true)) {
            writer.write('a' + number);
        }
        if (!own.delete())
            throw new AssertionError();
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] threads = new Thread[2];
        for (int i = 0; i < threads.length; i++) {
            int number = i;
            threads[i] = new Thread(() -> {
                try {
                    work(number);
                } catch (IOException exception) {
                    throw new AssertionError(exception);
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads)
            thread.join();
        assert SHARED.length() == 2;
    }
}
