// since: 11
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** java.nio.file: paths, reading and writing, folders, attributes, walking; and file channels. */
public class NioFiles {
    static Path folder;

    static void failing(String what, Path path, Exception thrown) {
        System.out.println(what + ": " + thrown.getClass().getName() + " " + thrown.getMessage().replace(folder.toString(), "TEMP"));
    }

    static void paths() {
        Path path = Paths.get("/a/b/../c/./d.txt");
        System.out.println(path.normalize() + " " + path.getFileName() + " " + path.getParent() + " " + path.getRoot() + " " + path.getNameCount() + " " + path.getName(1));
        System.out.println(path.subpath(1, 3) + " " + path.startsWith("/a") + " " + path.endsWith("d.txt") + " " + path.resolve("x") + " " + path.resolveSibling("y") + " " + path.isAbsolute());
        System.out.println(Path.of("/a/b").relativize(Path.of("/a/c/d")) + " " + Path.of("a", "b", "c") + " " + Path.of("x").compareTo(Path.of("y")) + " " + Path.of("a").equals(Path.of("a")));
        for (Path part : Path.of("p/q/r")) {
            System.out.print(part + ";");
        }
        System.out.println(path.toUri() + " " + path.toFile() + " " + Path.of("").toAbsolutePath().equals(Path.of(System.getProperty("user.dir"))));
        PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:*.{java,txt}");
        System.out.println(matcher.matches(Path.of("A.java")) + " " + matcher.matches(Path.of("A.class")) + " " + FileSystems.getDefault().getSeparator());
        try {
            Path.of("nul\0");
        } catch (InvalidPathException expected) {
            System.out.println(expected.getReason());
        }
    }

    static void contents() throws IOException {
        Path file = folder.resolve("file.txt");
        Files.write(file, Arrays.asList("one", "zwei ä", "three"));
        Files.write(file, "four\n".getBytes(), StandardOpenOption.APPEND);
        System.out.println(Files.readAllLines(file) + " " + Files.size(file) + " " + Files.readString(file).length() + " " + Files.exists(file));
        Files.writeString(file, "a b\nc d\n");
        try (Stream<String> lines = Files.lines(file)) {
            System.out.println(lines.map(String::toUpperCase).collect(Collectors.joining("|")));
        }
        try (BufferedWriter writer = Files.newBufferedWriter(file); OutputStream unused = Files.newOutputStream(folder.resolve("empty"))) {
            writer.write("buffered");
        }
        try (BufferedReader reader = Files.newBufferedReader(file); InputStream in = Files.newInputStream(file)) {
            System.out.println(reader.readLine() + " " + in.read() + " " + new String(in.readAllBytes(), StandardCharsets.UTF_8) + " " + Files.readAllBytes(file).length);
        }
        Path copy = folder.resolve("copy.txt");
        Files.copy(file, copy);
        try {
            Files.copy(file, copy);
        } catch (FileAlreadyExistsException expected) {
            failing("copy", copy, expected);
        }
        Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
        Path moved = Files.move(copy, folder.resolve("moved.txt"));
        System.out.println(Files.exists(copy) + " " + Files.exists(moved) + " " + Arrays.equals(Files.readAllBytes(file), Files.readAllBytes(moved)));
    }

    static void failures() throws IOException {
        try {
            Files.readAllBytes(folder.resolve("none"));
        } catch (NoSuchFileException expected) {
            failing("read", folder, expected);
        }
        try {
            Files.delete(folder.resolve("none"));
        } catch (NoSuchFileException expected) {
            failing("delete", folder, expected);
        }
        try {
            Files.delete(folder);
        } catch (DirectoryNotEmptyException expected) {
            failing("delete", folder, expected);
        }
        try {
            Files.newDirectoryStream(folder.resolve("file.txt"));
        } catch (NotDirectoryException expected) {
            failing("list", folder, expected);
        }
        System.out.println(Files.deleteIfExists(folder.resolve("none")) + " " + Files.notExists(folder.resolve("none")));
    }

    static void folders() throws IOException {
        Files.createDirectories(folder.resolve("x/y/z"));
        Files.createFile(folder.resolve("x/f1"));
        Files.createFile(folder.resolve("x/y/f2"));
        Files.createSymbolicLink(folder.resolve("x/link"), Path.of("f1"));
        System.out.println(Files.readSymbolicLink(folder.resolve("x/link")) + " " + Files.isSymbolicLink(folder.resolve("x/link")) + " " + Files.isSameFile(folder.resolve("x/link"), folder.resolve("x/f1")));
        try (Stream<Path> walk = Files.walk(folder)) {
            System.out.println(walk.map(p -> folder.relativize(p).toString()).sorted().collect(Collectors.toList()));
        }
        try (Stream<Path> list = Files.list(folder); DirectoryStream<Path> some = Files.newDirectoryStream(folder, "*.txt")) {
            List<String> names = new ArrayList<>();
            some.forEach(p -> names.add(p.getFileName().toString()));
            names.sort(null);
            System.out.println(list.count() + " " + names);
        }
        try (Stream<Path> found = Files.find(folder, 9, (p, a) -> a.isRegularFile() && p.getFileName().toString().startsWith("f"))) {
            System.out.println(found.count());
        }
        BasicFileAttributes attributes = Files.readAttributes(folder.resolve("x"), BasicFileAttributes.class);
        System.out.println(attributes.isDirectory() + " " + attributes.isRegularFile() + " " + attributes.isSymbolicLink());
        Path file = folder.resolve("file.txt");
        Files.setLastModifiedTime(file, FileTime.fromMillis(1000000000000L));
        System.out.println(Files.getLastModifiedTime(file) + " " + Files.isReadable(file) + " " + Files.isExecutable(file) + " " + Files.isHidden(file));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        System.out.println(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)) + " " + Files.getAttribute(file, "size") + " " + Files.getOwner(file).getName().isEmpty());
        Files.walkFileTree(folder.resolve("x"), new SimpleFileVisitor<Path>() {
            @Override
            public FileVisitResult visitFile(Path each, BasicFileAttributes a) throws IOException {
                Files.delete(each);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path each, IOException failure) throws IOException {
                Files.delete(each);
                return FileVisitResult.CONTINUE;
            }
        });
        System.out.println(Files.exists(folder.resolve("x")));
    }

    static void channels() throws IOException {
        Path file = folder.resolve("channel.bin");
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            System.out.print(channel.write(ByteBuffer.wrap("hello channel".getBytes())) + " " + channel.position() + " " + channel.size());
            ByteBuffer buffer = ByteBuffer.allocate(5);
            System.out.print(" " + channel.read(buffer) + " " + channel.read(buffer, 6) + " " + new String(buffer.array()));
            channel.position(0);
            ByteBuffer direct = ByteBuffer.allocateDirect(20);
            System.out.print(" " + channel.read(direct) + " " + (char) direct.get(4));
            channel.truncate(5);
            ByteBuffer[] parts = {ByteBuffer.wrap(new byte[] {'A'}), ByteBuffer.wrap(new byte[] {'B', 'C'})};
            System.out.print(" " + channel.size() + " " + channel.write(parts) + " " + channel.size());
            channel.force(true);
            try (FileLock lock = channel.lock()) {
                System.out.print(" " + lock.isValid() + lock.isShared());
            }
            try (FileChannel to = FileChannel.open(folder.resolve("to"), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                System.out.println(" " + channel.transferTo(1, 3, to) + " " + to.size());
            }
        }
        try (SeekableByteChannel channel = Files.newByteChannel(file)) {
            channel.write(ByteBuffer.allocate(1));
        } catch (java.nio.channels.NonWritableChannelException expected) {
            System.out.println(expected);
        }
        System.out.println(Files.readString(file) + Files.readString(folder.resolve("to")));
    }

    public static void main(String[] args) throws IOException {
        folder = Files.createTempDirectory("surface");
        paths();
        contents();
        failures();
        folders();
        channels();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(java.util.Comparator.reverseOrder()).collect(Collectors.toList())) {
                Files.delete(each);
            }
        }
        System.out.println(Files.exists(folder) + " " + folder.isAbsolute());
    }
}
