package clew.junit;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** One run of {@code clew test}, on one test. */
final class ClewProcess {
    private final List<String> command = new ArrayList<>();
    private final Path pages;
    private String output = "";

    ClewProcess(String test, ClewTest settings) throws IOException {
        pages = Files.createDirectories(pagesFolder().resolve(test.replaceAll("[^A-Za-z0-9.]", "_")));
        command.addAll(Arrays.asList(program(), "test", "-cp", classPath(), "--time", Double.toString(settings.time()),
                "--html", pages.toString(), "--progress", "never"));
        add("--search", settings.search());
        add("--property", settings.property());
        if (settings.incomplete() != ClewTest.Incomplete.PASS) {
            command.add("--strict");
        }
        command.addAll(Arrays.asList(settings.options()));
        command.add(test);
    }

    private void add(String option, String value) {
        if (!value.isEmpty()) {
            command.add(option);
            command.add(value);
        }
    }

    private static String program() {
        String variable = System.getenv("CLEW");
        return System.getProperty("clew", variable == null || variable.isEmpty() ? "clew" : variable);
    }

    /** Maven's surefire tells the whole one; in the JVM's own there is only a jar that names it. */
    private static String classPath() {
        StringBuilder path = new StringBuilder();
        String whole = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        for (String entry : whole.split(File.pathSeparator)) {
            if (Files.exists(Paths.get(entry))) {               // a JVM passes over what is not there
                path.append(path.length() == 0 ? "" : File.pathSeparator).append(entry.isEmpty() ? "." : entry);
            }
        }
        return path.toString();
    }

    private static Path pagesFolder() {
        String given = System.getProperty("clew.pages");
        if (given != null) {
            return Paths.get(given);
        }
        for (String folder : new String[] {"target", "build"}) {
            if (Files.isDirectory(Paths.get(folder))) {
                return Paths.get(folder, "clew-pages");
            }
        }
        return Paths.get(System.getProperty("java.io.tmpdir"), "clew-pages");
    }

    /** The exit status. */
    int run() throws IOException, InterruptedException {
        Process process;
        try {
            process = new ProcessBuilder(command).redirectErrorStream(true).start();
        } catch (IOException failure) {
            throw new IllegalStateException("cannot start " + command.get(0)
                    + ": is clew installed? The system property clew and the variable CLEW say where it is", failure);
        }
        process.getOutputStream().close();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] chunk = new byte[8192];
        try (InputStream in = process.getInputStream()) {
            for (int count; (count = in.read(chunk)) >= 0;) {
                bytes.write(chunk, 0, count);
            }
        }
        output = new String(bytes.toByteArray(), StandardCharsets.UTF_8);
        return process.waitFor();
    }

    String output() {
        return output;
    }

    /** That of the counterexample; null: there is none. */
    Path page() throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(pages, "*.html")) {
            for (Path file : files) {
                if (!file.endsWith("index.html")) {
                    return file.toAbsolutePath();
                }
            }
        }
        return null;
    }
}
