// verdict: none
// needs a JDK
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;

/** Nothing is lost of what two threads append to a file, through streams of their own. */
public class FileAppended {
    private static void append(FileOutputStream stream) {
        try {
            stream.write('x');
            stream.write('y');
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    public static void main(String[] arguments) throws Exception {
        File file = Files.createTempDirectory("clew").resolve("log").toFile();
        try (FileOutputStream one = new FileOutputStream(file, true);
                FileOutputStream another = new FileOutputStream(file, true)) {
            Thread other = new Thread(() -> append(another));
            other.start();
            append(one);
            other.join();
        }
        String text = Files.readString(file.toPath());
        assert text.equals("xyxy") || text.equals("xxyy") : text;
    }
}
