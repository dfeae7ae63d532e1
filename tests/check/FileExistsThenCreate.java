// verdict: assertion
// needs a JDK
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads may both see that a file does not exist before one of them makes it. */
public class FileExistsThenCreate {
    public static void main(String[] arguments) throws Exception {
        File file = Files.createTempDirectory("clew").resolve("lock").toFile();
        AtomicInteger makers = new AtomicInteger();
        Runnable make = () -> {
            if (!file.exists()) {
                try (FileOutputStream stream = new FileOutputStream(file)) {
                    makers.incrementAndGet();
                } catch (IOException problem) {
                    throw new UncheckedIOException(problem);
                }
            }
        };
        Thread other = new Thread(make);
        other.start();
        make.run();
        other.join();
        assert makers.get() == 1;
    }
}
