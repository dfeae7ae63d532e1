import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;

/** Runs programs many times, each time with fresh classes, and writes the set of lines that each has printed. */
public class RunMany {
    static final int RUNS = 300;

    public static void main(String[] args) throws Exception {
        PrintStream stdout = System.out;
        for (String name : Files.readAllLines(Path.of(args[0]))) {
            Set<String> lines = new TreeSet<>();
            for (int i = 0; i < RUNS; i++) {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                System.setOut(new PrintStream(bytes, true));
                runOnce(name, Path.of(args[1], "classes"));
                lines.add(bytes.toString().lines().findFirst().orElse("nothing"));
            }
            Files.write(Path.of(args[1], name + ".java-outcomes"), lines);
        }
        System.setOut(stdout);
    }

    static void runOnce(String name, Path classes) throws Exception {
        ClassLoader parent = new ClassLoader(RunMany.class.getClassLoader()) {
            @Override
            protected Class<?> loadClass(String wanted, boolean resolve) throws ClassNotFoundException {
                if (wanted.startsWith(name)) {
                    throw new ClassNotFoundException(wanted);
                }
                return super.loadClass(wanted, resolve);
            }
        };
        try (URLClassLoader loader = new URLClassLoader(new URL[] {new File(classes.toString()).toURI().toURL()}, parent)) {
            loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        }
    }
}
