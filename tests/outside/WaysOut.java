import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.FileChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarOutputStream;
import java.util.logging.FileHandler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.prefs.Preferences;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Ways to do something to the user's machine. Arguments: a folder with file.txt, folder/inner.txt, and link, a symbolic link to a file
 * elsewhere; and the way to go, or nothing to list them all. "worked" is printed when the program itself sees its effect.
 */
public class WaysOut {
    private interface Way {
        boolean go() throws Exception;
    }

    private static final Map<String, Way> WAYS = new LinkedHashMap<>();
    private static Path base;
    private static Path file;

    private static byte[] bytes(String text) {
        return text.getBytes();
    }

    private static boolean holds(Path path, String text) throws IOException {
        return Files.readString(path).equals(text);
    }

    private static void addDeleting() {
        WAYS.put("File.delete", () -> file.toFile().delete() && !file.toFile().exists());
        WAYS.put("Files.delete", () -> {
            Files.delete(file);
            return Files.notExists(file);
        });
        WAYS.put("deleting a whole tree", () -> {
            try (Stream<Path> tree = Files.walk(base)) {
                for (Path path : tree.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
            return Files.notExists(base);
        });
        WAYS.put("File.deleteOnExit", () -> {
            file.toFile().deleteOnExit();
            return true;
        });
        WAYS.put("a shutdown hook", () -> {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> file.toFile().delete()));
            return true;
        });
        WAYS.put("DELETE_ON_CLOSE", () -> {
            Files.newByteChannel(file, StandardOpenOption.READ, StandardOpenOption.DELETE_ON_CLOSE).close();
            return Files.notExists(file);
        });
    }

    private static void addWriting() {
        WAYS.put("FileOutputStream", () -> {
            try (FileOutputStream out = new FileOutputStream(file.toFile())) {
                out.write(bytes("new"));
            }
            return holds(file, "new");
        });
        WAYS.put("appending", () -> Files.size(Files.writeString(file, "more", StandardOpenOption.APPEND)) > 4);
        WAYS.put("PrintWriter", () -> {
            try (PrintWriter out = new PrintWriter(file.toFile())) {
                out.print("new");
            }
            return holds(file, "new");
        });
        WAYS.put("System.setOut", () -> {
            PrintStream before = System.out;
            System.setOut(new PrintStream(file.toFile()));
            System.out.print("new");
            System.out.close();
            System.setOut(before);
            return holds(file, "new");
        });
        WAYS.put("RandomAccessFile.setLength", () -> {
            try (RandomAccessFile out = new RandomAccessFile(file.toFile(), "rws")) {
                out.setLength(0);
            }
            return Files.size(file) == 0;
        });
        WAYS.put("FileChannel.write", () -> {
            try (FileChannel out = FileChannel.open(file, StandardOpenOption.WRITE)) {
                out.write(ByteBuffer.wrap(bytes("new")), 0);
                out.truncate(3);
                out.force(true);
            }
            return holds(file, "new");
        });
        WAYS.put("FileChannel.transferFrom", () -> {
            try (FileChannel in = FileChannel.open(base.resolve("folder/inner.txt"));
                    FileChannel out = FileChannel.open(file, StandardOpenOption.WRITE)) {
                return out.transferFrom(in, 0, 3) == 3;
            }
        });
        WAYS.put("MappedByteBuffer", () -> {
            try (RandomAccessFile out = new RandomAccessFile(file.toFile(), "rw")) {
                out.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, 5).put(bytes("newer")).flip();
            }
            return Files.readString(file).startsWith("newer");
        });
        WAYS.put("AsynchronousFileChannel", () -> {
            try (AsynchronousFileChannel out = AsynchronousFileChannel.open(file, StandardOpenOption.WRITE)) {
                return out.write(ByteBuffer.wrap(bytes("new")), 0).get() == 3;
            }
        });
        WAYS.put("a symbolic link", () -> holds(Files.writeString(base.resolve("link"), "new"), "new"));
        WAYS.put("/proc/self/mem", () -> {
            try (RandomAccessFile memory = new RandomAccessFile("/proc/self/mem", "rw")) {
                memory.seek(1 << 20);
                memory.write(1);
            }
            return true;
        });
        WAYS.put("/proc/self/fd/1", () -> {
            Files.writeString(Path.of("/proc/self/fd/1"), "new");
            return true;
        });
        WAYS.put("/dev/tty", () -> {
            Files.writeString(Path.of("/dev/tty"), "new");
            return true;
        });
    }

    private static void addNames() {
        WAYS.put("File.renameTo", () -> file.toFile().renameTo(base.resolve("renamed").toFile()));
        WAYS.put("renaming a folder", () -> Files.exists(
                Files.move(base.resolve("folder"), base.resolve("renamed")).resolve("inner.txt")));
        WAYS.put("Files.move", () -> holds(
                Files.move(base.resolve("folder/inner.txt"), file, StandardCopyOption.REPLACE_EXISTING), "inner"));
        WAYS.put("Files.copy", () -> holds(
                Files.copy(base.resolve("folder/inner.txt"), file, StandardCopyOption.REPLACE_EXISTING), "inner"));
        WAYS.put("File.createNewFile", () -> base.resolve("new").toFile().createNewFile());
        WAYS.put("File.mkdirs", () -> base.resolve("new/newer").toFile().mkdirs());
        WAYS.put("Files.createSymbolicLink", () -> Files.isSymbolicLink(
                Files.createSymbolicLink(base.resolve("new"), file)));
        WAYS.put("Files.createLink", () -> Files.isSameFile(Files.createLink(base.resolve("new"), file), file));
        WAYS.put("File.createTempFile", () -> File.createTempFile("clew", null, base.toFile()).exists());
        WAYS.put("Files.createTempDirectory", () -> Files.isDirectory(Files.createTempDirectory(base, "clew")));
        WAYS.put("File.setReadOnly", () -> file.toFile().setReadOnly());
        WAYS.put("File.setExecutable", () -> file.toFile().setExecutable(true) && file.toFile().canExecute());
        WAYS.put("Files.setPosixFilePermissions", () -> Files.exists(
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"))));
        WAYS.put("Files.setLastModifiedTime", () ->
                Files.getLastModifiedTime(Files.setLastModifiedTime(file, FileTime.fromMillis(0))).toMillis() == 0);
        WAYS.put("UserDefinedFileAttributeView", () -> Files.getFileAttributeView(file, UserDefinedFileAttributeView.class)
                .write("new", ByteBuffer.wrap(bytes("new"))) > 0);
    }

    private static void addLibraries() {
        WAYS.put("FileHandler", () -> {
            FileHandler handler = new FileHandler(base.resolve("new.log").toString());
            handler.publish(new LogRecord(Level.INFO, "new"));
            handler.close();
            return Files.size(base.resolve("new.log")) > 0;
        });
        WAYS.put("ObjectOutputStream", () -> {
            try (ObjectOutputStream out = new ObjectOutputStream(Files.newOutputStream(file))) {
                out.writeObject(new ArrayList<>(List.of("new")));
            }
            return Files.size(file) > 20;
        });
        WAYS.put("ZipOutputStream", () -> {
            try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(file))) {
                out.putNextEntry(new ZipEntry("new"));
                out.write(new byte[5000]);
            }
            try (ZipFile in = new ZipFile(file.toFile())) {
                return in.getInputStream(in.getEntry("new")).readAllBytes().length == 5000;
            }
        });
        WAYS.put("JarOutputStream", () -> {
            try (JarOutputStream out = new JarOutputStream(new FileOutputStream(file.toFile()))) {
                out.putNextEntry(new ZipEntry("new"));
            }
            return Files.size(file) > 0;
        });
        WAYS.put("a file system in a zip", () -> {
            URI name = URI.create("jar:" + base.resolve("new.zip").toUri());
            try (FileSystem zip = FileSystems.newFileSystem(name, Map.of("create", "true"))) {
                Files.writeString(zip.getPath("/new"), "new");
            }
            return Files.size(base.resolve("new.zip")) > 0;
        });
        WAYS.put("Preferences", () -> {
            Preferences.userRoot().put("clew", "new");
            Preferences.userRoot().flush();
            return true;
        });
        WAYS.put("a heap dump", () -> {
            ManagementFactory.getPlatformMBeanServer();
            Class<?> type = Class.forName("com.sun.management.HotSpotDiagnosticMXBean");
            Object bean = ManagementFactory.getPlatformMXBean(type.asSubclass(java.lang.management.PlatformManagedObject.class));
            type.getMethod("dumpHeap", String.class, boolean.class).invoke(bean, base.resolve("new.hprof").toString(), true);
            return true;
        });
    }

    private static void addProcesses() {
        WAYS.put("Runtime.exec", () -> Runtime.getRuntime().exec(new String[] {"rm", file.toString()}).waitFor() == 0);
        WAYS.put("ProcessBuilder", () -> new ProcessBuilder("rm", file.toString()).start().waitFor() == 0);
        WAYS.put("ProcessBuilder with files", () ->
                new ProcessBuilder("echo", "new").redirectOutput(file.toFile()).start().waitFor() == 0);
        WAYS.put("ProcessHandle.destroy", () -> ProcessHandle.current().parent().get().destroy());
        WAYS.put("ServerSocket", () -> new ServerSocket(0).isBound());
        WAYS.put("Socket", () -> new Socket("127.0.0.1", 1).isConnected());
        WAYS.put("DatagramSocket", () -> new DatagramSocket().isBound());
        WAYS.put("SocketChannel", () -> SocketChannel.open().isOpen());
        WAYS.put("InetAddress", () -> InetAddress.getByName("clew.invalid") != null);
        WAYS.put("URL.openStream", () -> new URL("http://clew.invalid/").openStream() != null);
        WAYS.put("System.load", () -> {
            try {
                System.load(file.toString());
                return false;
            } catch (UnsatisfiedLinkError expected) {
                return true;
            }
        });
    }

    private static void addTricks() {
        WAYS.put("numbers of descriptors", () -> {
            FileDescriptor descriptor = new FileDescriptor();
            Field number = FileDescriptor.class.getDeclaredField("fd");
            number.setAccessible(true);
            for (int i = 3; i < 100; i++) {
                number.setInt(descriptor, i);
                try {
                    new FileOutputStream(descriptor).write(bytes("new"));
                    return false;
                } catch (IOException expected) {
                    continue;
                }
            }
            return true;
        });
        WAYS.put("closing standard output", () -> {
            new FileOutputStream(FileDescriptor.out).close();
            return true;
        });
        WAYS.put("natives by reflection", () -> {
            Class<?> type = Class.forName("java.io.UnixFileSystem");
            Method delete = type.getDeclaredMethod("delete0", File.class);
            delete.setAccessible(true);
            Field system = File.class.getDeclaredField("fs");
            system.setAccessible(true);
            return (boolean) delete.invoke(system.get(null), file.toFile());
        });
        WAYS.put("Unsafe", () -> {
            Field field = Class.forName("sun.misc.Unsafe").getDeclaredField("theUnsafe");
            field.setAccessible(true);
            Method put = field.getType().getMethod("putByte", long.class, byte.class);
            try {
                put.invoke(field.get(null), 0x400000L, (byte) 1);
                return false;
            } catch (ReflectiveOperationException expected) {
                return true;
            }
        });
    }

    public static void main(String[] arguments) throws Exception {
        addDeleting();
        addWriting();
        addNames();
        addLibraries();
        addProcesses();
        addTricks();
        if (arguments.length == 0) {
            WAYS.keySet().forEach(System.out::println);
            return;
        }
        base = Path.of(arguments[0]);
        file = base.resolve("file.txt");
        System.err.println(WAYS.get(arguments[1]).go() ? "worked" : "failed");
    }
}
