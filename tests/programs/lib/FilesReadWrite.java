import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Files in a temporary folder: streams, readers, java.nio.file, random access, listing, deletion. */
public class FilesReadWrite {
    public static void main(String[] args) throws IOException {
        Path dir = Files.createTempDirectory("files");
        File text = dir.resolve("text.txt").toFile();
        try (BufferedWriter w = new BufferedWriter(new FileWriter(text)); PrintWriter p = new PrintWriter(w)) {
            p.println("first line");
            p.printf("%d %s%n", 2, "second");
            p.print("last without newline");
        }
        try (BufferedReader r = new BufferedReader(new FileReader(text))) {
            for (String line = r.readLine(); line != null; line = r.readLine()) System.out.println("> " + line);
        }
        System.out.println(text.length() + " " + text.exists() + " " + text.isDirectory() + " " + text.getName() + " " + text.getParentFile().equals(dir.toFile()) + " " + text.canRead());
        Path data = dir.resolve("data.bin");
        try (DataOutputStream o = new DataOutputStream(new FileOutputStream(data.toFile()))) {
            o.writeInt(42);
            o.writeUTF("naïve");
            o.writeDouble(2.5);
            o.writeLong(-1);
            o.writeBoolean(true);
        }
        try (DataInputStream i = new DataInputStream(new FileInputStream(data.toFile()))) {
            System.out.println(i.readInt() + i.readUTF() + i.readDouble() + i.readLong() + i.readBoolean() + i.read());
        }
        Path lines = dir.resolve("lines");
        Files.write(lines, Arrays.asList("c", "a", "b"));
        System.out.println(Files.readAllLines(lines) + " " + Files.size(lines) + " " + Files.lines(lines).sorted().collect(Collectors.joining()) + " " + Files.exists(lines) + Files.isDirectory(dir));
        Files.write(lines, "more".getBytes(), java.nio.file.StandardOpenOption.APPEND);
        System.out.println(new String(Files.readAllBytes(lines)).replace("\n", "|"));
        try (RandomAccessFile f = new RandomAccessFile(lines.toFile(), "rw")) {
            f.seek(2);
            f.write('X');
            f.seek(0);
            System.out.println(f.readLine() + f.readLine() + " " + f.getFilePointer() + " " + f.length());
        }
        Files.createDirectories(dir.resolve("x/y"));
        Files.copy(lines, dir.resolve("x/copy"));
        Files.move(data, dir.resolve("x/y/moved"));
        try (Stream<Path> walk = Files.walk(dir)) {
            System.out.println(walk.map(p -> dir.relativize(p).toString()).sorted().collect(Collectors.toList()));
        }
        String[] names = dir.toFile().list();
        Arrays.sort(names);
        System.out.println(Arrays.toString(names));
        try {
            new FileInputStream(dir.resolve("missing").toFile());
        } catch (FileNotFoundException e) {
            System.out.println(e.getMessage().replace(dir.toString(), "DIR"));
        }
        try {
            Files.readAllBytes(dir.resolve("missing"));
        } catch (NoSuchFileException e) {
            System.out.println(e.getMessage().replace(dir.toString(), "DIR"));
        }
        System.out.println(dir.toFile().delete() + " " + text.delete() + " " + Files.deleteIfExists(data));
        try (Stream<Path> walk = Files.walk(dir)) {
            for (Path p : walk.sorted(java.util.Comparator.reverseOrder()).collect(Collectors.toList())) Files.delete(p);
        }
        System.out.println(Files.exists(dir) + " " + Paths.get("/a/./b/../c").normalize() + " " + Paths.get("a", "b").getFileName() + " " + new File("/x//y/").getPath() + " " + Paths.get("/a/b").relativize(Paths.get("/a/c/d")));
    }
}
