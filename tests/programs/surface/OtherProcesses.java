// since: 9
import java.io.*;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** Starting other processes: their streams, environment, folder, exit status; waiting for and killing them. */
public class OtherProcesses {
    static String read(InputStream stream) throws IOException {
        return new BufferedReader(new InputStreamReader(stream)).lines().collect(Collectors.joining("|"));
    }

    public static void main(String[] args) throws Exception {
        Process echo = Runtime.getRuntime().exec(new String[] {"echo", "hello", "two words"});
        System.out.println(read(echo.getInputStream()) + " " + echo.waitFor() + " " + echo.isAlive() + " " + echo.exitValue());
        ProcessBuilder shell = new ProcessBuilder("sh", "-c", "read line; echo \"got $line in $PWD with $EXTRA\"; echo wrong >&2; exit 7");
        shell.environment().put("EXTRA", "variable");
        shell.directory(new File("/"));
        Process process = shell.start();
        try (Writer writer = new OutputStreamWriter(process.getOutputStream())) {
            writer.write("input\n");
        }
        System.out.println(read(process.getInputStream()) + " " + read(process.getErrorStream()) + " " + process.waitFor());
        Process joined = new ProcessBuilder("sh", "-c", "echo out; echo err >&2").redirectErrorStream(true).start();
        System.out.println(read(joined.getInputStream()) + " " + joined.waitFor(10, TimeUnit.MINUTES));
        Process large = new ProcessBuilder("sh", "-c", "i=0; while [ $i -lt 20000 ]; do echo 0123456789; i=$((i+1)); done").start();
        System.out.println(read(large.getInputStream()).length() + " " + large.waitFor());
        Process sleeper = new ProcessBuilder("sleep", "100").start();
        System.out.println(sleeper.isAlive() + " " + (sleeper.pid() > 1));
        sleeper.destroy();
        System.out.println(sleeper.waitFor() + " " + sleeper.isAlive());
        System.out.println("before the child's own");
        System.out.flush();
        System.out.println(new ProcessBuilder("echo", "inherited").inheritIO().start().waitFor());
        try {
            new ProcessBuilder("/no/such/program").start();
        } catch (IOException expected) {
            System.out.println(expected.getMessage().contains("No such file or directory"));
        }
    }
}
