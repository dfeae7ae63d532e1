// verdict: none
// needs a JDK
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Nothing is lost of what two threads append to a file, through streams of their own. */
public class FileAppended {
    public static void main(String[] arguments) throws Exception {
        Path file = Files.createTempDirectory("clew").resolve("log");
        Runnable append = () -> {
            try (FileOutputStream stream = new FileOutputStream(file.toFile(), true)) {
                stream.write('x');
                stream.write('y');
            } catch (IOException problem) {
                throw new UncheckedIOException(problem);
            }
        };
        Thread other = new Thread(append);
        other.start();
        append.run();
        other.join();
        String text = Files.readString(file);
        assert text.equals("xyxy") || text.equals("xxyy") : text;
    }
}
