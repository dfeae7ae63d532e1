// verdict: none
// needs a JDK
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;

/** createNewFile tells exactly one of two threads that it has made the file. */
public class FileCreatedByOne {
    public static void main(String[] arguments) throws Exception {
        Path file = Files.createTempDirectory("clew").resolve("lock");
        AtomicInteger makers = new AtomicInteger();
        Runnable make = () -> {
            try {
                if (file.toFile().createNewFile()) {
                    makers.incrementAndGet();
                }
            } catch (IOException problem) {
                throw new UncheckedIOException(problem);
            }
        };
        Thread other = new Thread(make);
        other.start();
        make.run();
        other.join();
        assert makers.get() == 1 && Files.exists(file);
    }
}
