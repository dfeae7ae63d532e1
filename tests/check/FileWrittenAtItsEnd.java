// verdict: assertion
// needs a JDK
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;

/** Two threads that each look for the end of a file and write there may write to the same place. */
public class FileWrittenAtItsEnd {
    public static void main(String[] arguments) throws Exception {
        File file = Files.createTempDirectory("clew").resolve("log").toFile();
        Runnable append = () -> {
            try (RandomAccessFile end = new RandomAccessFile(file, "rw")) {
                end.seek(end.length());
                end.write('x');
            } catch (IOException problem) {
                throw new UncheckedIOException(problem);
            }
        };
        Thread other = new Thread(append);
        other.start();
        append.run();
        other.join();
        assert file.length() == 2;
    }
}
