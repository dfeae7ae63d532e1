import java.io.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.stream.*;

/** What a program does with files, one thing after the other; prints what came of each. */
public class FilesInTurn {
    static void show(String what, Object value) { System.out.println(what + ": " + value); }
    interface Act { Object run() throws Exception; }
    static void attempt(String what, Act act) {
        try {
                show(what, act.run()); } catch (Exception e) {
                show(what, e.getClass().getName() + " " + String.valueOf(e.getMessage()).replaceAll("/[^ ]*/", "")); }
    }
    static String list(Path p) throws IOException {
            try (Stream<Path> s = Files.list(p)) {
            return s.map(x -> x.getFileName().toString()).sorted().collect(Collectors.joining(",")); } }
    public static void main(String[] a) throws Exception {
        Path base = Paths.get(a[0]);
        attempt("mkdir", () -> Files.createDirectory(base.resolve("d")).getFileName());
        attempt("mkdir again", () -> Files.createDirectory(base.resolve("d")).getFileName());
        attempt("mkdirs", () -> Files.createDirectories(base.resolve("d/e/f")).getFileName());
        Path f = base.resolve("d/x.txt");
        attempt("write", () -> Files.writeString(f, "hello\nworld\n").getFileName());
        attempt("read", () -> Files.readAllLines(f));
        attempt("append", () -> Files.writeString(f, "more", StandardOpenOption.APPEND).getFileName());
        attempt("size", () -> Files.size(f));
        attempt("length", () -> f.toFile().length());
        attempt("list", () -> list(base.resolve("d")));
        attempt("File.list", () -> {
                String[] l = base.resolve("d").toFile().list();
                Arrays.sort(l);
                return Arrays.toString(l); });
        attempt("copy", () -> Files.copy(f, base.resolve("d/y.txt")).getFileName());
        attempt("copy again", () -> Files.copy(f, base.resolve("d/y.txt")).getFileName());
        attempt("move", () -> Files.move(base.resolve("d/y.txt"), base.resolve("d/e/z.txt")).getFileName());
        attempt("exists", () -> Files.exists(base.resolve("d/y.txt")) + " " + Files.exists(base.resolve("d/e/z.txt")));
        attempt("delete nonempty", () -> { Files.delete(base.resolve("d/e")); return 1; });
        attempt("delete missing", () -> { Files.delete(base.resolve("d/nope")); return 1; });
        attempt("deleteIfExists", () -> Files.deleteIfExists(base.resolve("d/nope")));
        attempt("File.delete", () -> base.resolve("d/e/z.txt").toFile().delete());
        attempt("real read", () -> Files.readString(base.resolve("given.txt")));
        attempt("real append", () -> {
                try (FileWriter w = new FileWriter(base.resolve("given.txt").toFile(), true)) {
                w.write("added"); } return Files.readString(base.resolve("given.txt")); });
        attempt("real overwrite", () -> {
                try (FileOutputStream w = new FileOutputStream(base.resolve("given.txt").toFile())) {
                w.write(65);
                w.write("bcd".getBytes()); } return Files.readString(base.resolve("given.txt")); });
        attempt("rename real dir", () -> base.resolve("folder").toFile().renameTo(base.resolve("moved").toFile()));
        attempt("in it", () -> list(base.resolve("moved")) + Files.readString(base.resolve("moved/inner.txt")) + Files.exists(base.resolve("folder")));
        attempt("raf", () -> {
                try (RandomAccessFile r = new RandomAccessFile(base.resolve("moved/inner.txt").toFile(), "rw")) {
                r.seek(3);
                r.write('X');
                r.setLength(5);
                r.seek(0);
                byte[] b = new byte[10];
                int n = r.read(b);
                return n + new String(b, 0, n) + r.getFilePointer() + " " + r.length(); } });
        attempt("raf grow", () -> {
                try (RandomAccessFile r = new RandomAccessFile(base.resolve("big").toFile(), "rw")) {
                r.seek(5000);
                r.writeInt(7);
                r.setLength(6000);
                r.seek(5000);
                return r.readInt() + " " + r.length() + " " + r.read(); } });
        attempt("raf ro", () -> {
                try (RandomAccessFile r = new RandomAccessFile(base.resolve("big").toFile(), "r")) {
                r.write(1);
                return 1; } });
        attempt("channel", () -> {
                try (FileChannel c = FileChannel.open(base.resolve("chan"), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, StandardOpenOption.READ)) {
            c.write(ByteBuffer.wrap("0123456789".getBytes()));
                    c.position(2);
                    ByteBuffer b = ByteBuffer.allocate(3);
                    c.read(b);
                    c.truncate(6);
                    c.write(ByteBuffer.wrap("AB".getBytes()), 1);
                    FileLock l = c.tryLock();
                    String s = new String(b.array()) + c.position() + " " + c.size() + l.isValid();
                    l.release();
                    return s + Files.readString(base.resolve("chan")); } });
        attempt("create new again", () -> {
                Files.newByteChannel(base.resolve("chan"), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                return 1; });
        attempt("mapped", () -> {
                try (FileChannel c = FileChannel.open(base.resolve("map"), StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.READ)) {
            MappedByteBuffer m = c.map(FileChannel.MapMode.READ_WRITE, 0, 16);
                    m.put(3, (byte) 'q');
                    m.put("abc".getBytes());
                    m.force();
                    c.write(ByteBuffer.wrap("Z".getBytes()), 5);
                    return Files.size(base.resolve("map")) + " " + Arrays.toString(Files.readAllBytes(base.resolve("map"))); } });
        attempt("temp", () -> {
                File t = File.createTempFile("abc", ".tmp", base.toFile());
                t.deleteOnExit();
                return t.exists() + " " + t.length(); });
        attempt("temp nio", () -> { Path t = Files.createTempDirectory(base, "q"); return Files.isDirectory(t); });
        attempt("symlink", () -> {
                Files.createSymbolicLink(base.resolve("ln"), Paths.get("given.txt"));
                return Files.readString(base.resolve("ln")) + Files.isSymbolicLink(base.resolve("ln")) + Files.readSymbolicLink(base.resolve("ln")); });
        attempt("symlink real", () -> base.resolve("ln").toRealPath().getFileName());
        attempt("hard link", () -> {
                Files.createLink(base.resolve("hl"), base.resolve("given.txt"));
                Files.writeString(base.resolve("hl"), "via link");
                return Files.readString(base.resolve("given.txt")) + Files.isSameFile(base.resolve("hl"), base.resolve("given.txt")); });
        attempt("perms", () -> {
                Files.setPosixFilePermissions(f, PosixFilePermissions.fromString("rw-------"));
                return PosixFilePermissions.toString(Files.getPosixFilePermissions(f)); });
        attempt("mtime", () -> {
                f.toFile().setLastModified(1234567000L);
                return f.toFile().lastModified() + " " + Files.getLastModifiedTime(f).toMillis(); });
        attempt("mtime nio", () -> {
                Files.setLastModifiedTime(f, FileTime.fromMillis(99000));
                return f.toFile().lastModified(); });
        attempt("read only", () -> f.toFile().setReadOnly());
        attempt("canonical", () -> new File(base.toFile(), "d/../ln").getCanonicalFile().getName());
        attempt("walk", () -> {
                try (Stream<Path> s = Files.walk(base)) {
                return s.map(x -> base.relativize(x).toString()).filter(x -> !x.contains("tmp") && !x.matches("q\\d+")).sorted().collect(Collectors.joining(",")); } });
        attempt("is dir", () -> f.toFile().isDirectory() + " " + f.toFile().isFile() + " " + base.toFile().isDirectory());
        attempt("not a dir", () -> Files.writeString(f.resolve("sub"), "x"));
        attempt("open dir", () -> new FileInputStream(base.toFile()));
        attempt("missing", () -> new FileInputStream(base.resolve("zz").toFile()));
        attempt("missing parent", () -> new FileOutputStream(base.resolve("zz/y").toFile()));
        attempt("delete while open", () -> {
                try (FileInputStream in = new FileInputStream(base.resolve("chan").toFile())) {
                int c = in.read();
                Files.delete(base.resolve("chan"));
                return (char) c + new String(in.readAllBytes()) + Files.exists(base.resolve("chan")); } });
        attempt("move replace", () -> {
                Files.writeString(base.resolve("m1"), "one");
                Files.writeString(base.resolve("m2"), "two");
                Files.move(base.resolve("m1"), base.resolve("m2"), StandardCopyOption.REPLACE_EXISTING);
                return Files.readString(base.resolve("m2")) + Files.exists(base.resolve("m1")); });
        attempt("copy attrs", () -> {
                Files.copy(f, base.resolve("f2"), StandardCopyOption.COPY_ATTRIBUTES);
                return Files.getLastModifiedTime(base.resolve("f2")).toMillis(); });
        attempt("rmdir", () -> { Files.delete(base.resolve("d/e/f")); return list(base.resolve("d/e")); });
        attempt("delete given", () -> {
                Files.delete(base.resolve("given.txt"));
                return Files.exists(base.resolve("given.txt")); });
        attempt("recreate", () -> {
                base.resolve("given.txt").toFile().createNewFile();
                return Files.size(base.resolve("given.txt")); });
        attempt("delete on close", () -> {
                try (var c = Files.newByteChannel(base.resolve("doc"), StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.DELETE_ON_CLOSE)) {
                c.write(ByteBuffer.wrap(new byte[3])); } return Files.exists(base.resolve("doc")); });
        attempt("store", () -> Files.getFileStore(base).name() != null);
        attempt("transfer", () -> {
                try (FileChannel i = FileChannel.open(f);
                FileChannel o = FileChannel.open(base.resolve("tr"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
                i.transferTo(0, i.size(), o); } return Files.readString(base.resolve("tr")); });
    }
}
