import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Runs the main methods of many classes in one JVM, each with its output in a file: RunAll NAMES FOLDER. */
public class RunAll {
    public static void main(String[] args) throws Exception {
        for (String name : Files.readAllLines(Path.of(args[0]))) {
            try (PrintStream out = new PrintStream(new FileOutputStream(args[1] + "/" + name + ".expected"), false, "UTF-8")) {
                System.setOut(out);
                Class.forName(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            }
        }
    }
}
