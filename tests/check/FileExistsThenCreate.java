// verdict: assertion
// needs a JDK
import java.io.FileWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads may both see that a file does not exist before one of them makes it. */
public class FileExistsThenCreate {
    public static void main(String[] arguments) throws Exception {
        Path file = Files.createTempDirectory("clew").resolve("lock");
        AtomicInteger makers = new AtomicInteger();
        Runnable make = () -> {
            if (!file.toFile().exists()) {
                try (FileWriter writer = new FileWriter(file.toFile())) {
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
