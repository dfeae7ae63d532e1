import java.io.File;
import java.io.FileFilter;
import java.io.FileNotFoundException;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.LineNumberReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.util.Arrays;
import java.util.Scanner;

/** java.io.File and the streams on files: names, attributes, listing, reading, writing, seeking, failures. */
public class FileObjects {
    static File folder;

    static String hide(String text) {
        return text == null ? null : text.replace(folder.getPath(), "TEMP");
    }

    static void names() throws IOException {
        File file = new File("a/../b//c.txt");
        System.out.println(file + " " + file.getName() + " " + file.getParent() + " " + file.isAbsolute() + " " + file.getParentFile().getName());
        System.out.println(new File("/x/./y/../z").getCanonicalPath() + " " + new File("/").getName().isEmpty() + " " + new File("/").getParent());
        System.out.println(new File("x").compareTo(new File("y")) + " " + new File("x").equals(new File("x")) + " " + new File("x").hashCode());
        System.out.println(new File("dir", "f") + " " + new File(new File("/p"), "q") + " " + new File("dir/") + " " + File.separator + File.pathSeparator);
        System.out.println(new File("rel").getAbsolutePath().equals(System.getProperty("user.dir") + "/rel") + " " + new File("/a b").toURI());
        System.out.println(hide(new File(folder, "missing/deeper/../x").getCanonicalPath()));
    }

    static void attributes() throws IOException {
        File file = new File(folder, "plain.txt");
        System.out.println(file.exists() + " " + file.createNewFile() + " " + file.createNewFile() + " " + file.exists() + " " + file.isFile() + " " + file.isDirectory());
        try (FileWriter writer = new FileWriter(file)) {
            writer.write("12345");
        }
        System.out.println(file.length() + " " + file.canRead() + " " + file.setLastModified(1234567890000L) + " " + file.lastModified() + " " + file.isHidden());
        System.out.println(file.setReadOnly() + " " + file.setWritable(true) + " " + file.setExecutable(true) + " " + file.canExecute() + " " + file.setExecutable(false));
        File other = new File(folder, "other.txt");
        System.out.println(file.renameTo(other) + " " + file.exists() + " " + other.length() + " " + other.delete() + " " + other.delete());
        File deep = new File(folder, "d1/d2/d3");
        System.out.println(deep.mkdir() + " " + deep.mkdirs() + " " + deep.isDirectory() + " " + deep.mkdirs() + " " + new File(folder, "d1").delete());
        System.out.println(folder.getTotalSpace() > 0 && folder.getUsableSpace() > 0);
        for (String name : new String[] {"b", "a", "c.txt"}) {
            new File(folder, name).createNewFile();
        }
        String[] listed = folder.list();
        Arrays.sort(listed);
        System.out.println(Arrays.toString(listed) + " " + new File(folder, "a").list() + " " + new File(folder, "none").listFiles());
        FileFilter text = f -> f.getName().endsWith(".txt");
        System.out.println(folder.listFiles(text).length + " " + folder.list((d, n) -> n.length() == 1).length);
    }

    static void streams() throws IOException {
        File file = new File(folder, "stream.bin");
        try (FileOutputStream out = new FileOutputStream(file)) {
            out.write(1);
            out.write(new byte[] {2, 3, 4});
            out.write(new byte[] {9, 5, 6, 9}, 1, 2);
        }
        try (FileOutputStream out = new FileOutputStream(file, true)) {
            out.write(7);
            out.getFD().sync();
        }
        try (FileInputStream in = new FileInputStream(file)) {
            System.out.print(in.available() + " " + in.read() + " " + in.skip(2) + " ");
            byte[] bytes = new byte[10];
            System.out.println(in.read(bytes, 2, 3) + " " + Arrays.toString(bytes) + " " + in.read(bytes) + " " + in.read() + " " + in.read(bytes) + " " + in.available());
        }
        FileInputStream closed = new FileInputStream(file.getPath());
        closed.close();
        try {
            closed.read();
        } catch (IOException expected) {
            System.out.println(expected);
        }
        try {
            new FileInputStream(new File(folder, "none"));
        } catch (FileNotFoundException expected) {
            System.out.println(hide(expected.getMessage()));
        }
        try {
            new FileOutputStream(folder);
        } catch (FileNotFoundException expected) {
            System.out.println(hide(expected.getMessage()));
        }
        try {
            new FileReader("");
        } catch (FileNotFoundException expected) {
            System.out.println(expected.getMessage());
        }
    }

    static void random() throws IOException {
        File file = new File(folder, "random.bin");
        try (RandomAccessFile access = new RandomAccessFile(file, "rw")) {
            access.writeInt(0x01020304);
            access.writeUTF("text");
            access.writeDouble(2.5);
            access.seek(0);
            System.out.print(access.readInt() + " " + access.readUTF() + " " + access.readDouble() + " " + access.getFilePointer() + " " + access.length());
            access.setLength(5);
            System.out.print(" " + access.getFilePointer() + " " + access.length() + " " + access.read());
            access.seek(8);
            access.writeBytes("line\nrest");
            access.seek(5);
            System.out.println(" " + access.read() + " " + access.skipBytes(2) + " " + access.readLine() + " " + access.readLine() + " " + access.readLine());
        }
        try (RandomAccessFile access = new RandomAccessFile(file, "r")) {
            access.write(1);
        } catch (IOException expected) {
            System.out.println(expected.getMessage());
        }
        try {
            new RandomAccessFile(file, "w");
        } catch (IllegalArgumentException expected) {
            System.out.println(expected.getMessage());
        }
    }

    static void text() throws IOException {
        File file = new File(folder, "text.txt");
        try (PrintWriter writer = new PrintWriter(new BufferedWriter(new FileWriter(file)))) {
            writer.println("first ä €");
            writer.printf("%d %s%n", 2, "second");
            writer.print("third");
        }
        try (BufferedReader reader = new BufferedReader(new FileReader(file))) {
            for (String line; (line = reader.readLine()) != null; ) {
                System.out.print("[" + line + "]");
            }
        }
        try (LineNumberReader reader = new LineNumberReader(new FileReader(file.getPath()))) {
            reader.readLine();
            reader.readLine();
            System.out.println(" " + reader.getLineNumber() + " " + file.length());
        }
        try (PrintStream stream = new PrintStream(file)) {
            stream.println(1 + " " + 2.5);
            stream.println("end of it");
        }
        try (Scanner scanner = new Scanner(file)) {
            System.out.println(scanner.nextInt() + scanner.nextDouble() + scanner.nextLine() + "|" + scanner.nextLine() + scanner.hasNext());
        }
    }

    static void delete(File file) {
        File[] inside = file.listFiles();
        if (inside != null) {
            for (File each : inside) {
                delete(each);
            }
        }
        file.delete();
    }

    public static void main(String[] args) throws IOException {
        File temporary = File.createTempFile("surface", ".tmp");
        System.out.println(temporary.getName().startsWith("surface") + " " + temporary.getName().endsWith(".tmp") + " " + temporary.length());
        temporary.delete();
        folder = new File(temporary.getPath() + ".d");
        folder.mkdir();
        names();
        attributes();
        streams();
        random();
        text();
        delete(folder);
        System.out.println(folder.exists());
        PrintStream out = new PrintStream(new FileOutputStream(java.io.FileDescriptor.out));
        System.out.println("before");
        out.println("straight");
        out.flush();
        System.out.println("after");
    }
}
