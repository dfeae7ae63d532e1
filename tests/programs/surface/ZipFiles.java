// since: 9
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.jar.*;
import java.util.zip.*;

/** java.util.zip: checksums, compression with all kinds of options, zip and gzip files, jars, damaged data. */
public class ZipFiles {
    static void checksums() {
        byte[] bytes = "The quick brown fox".getBytes();
        CRC32 crc = new CRC32();
        crc.update(bytes);
        Adler32 adler = new Adler32();
        adler.update(bytes, 2, 5);
        CRC32C other = new CRC32C();
        other.update(bytes);
        System.out.println(crc.getValue() + " " + adler.getValue() + " " + other.getValue());
        crc.reset();
        crc.update('x');
        java.nio.ByteBuffer direct = java.nio.ByteBuffer.allocateDirect(8).put(bytes, 0, 8);
        direct.flip();
        adler.update(direct);
        System.out.println(crc.getValue() + " " + adler.getValue() + " " + direct.remaining());
        CheckedInputStream in = new CheckedInputStream(new ByteArrayInputStream(bytes), new CRC32());
        try {
            in.readAllBytes();
        } catch (IOException impossible) {
            System.out.println(impossible);
        }
        System.out.println(in.getChecksum().getValue());
    }

    static void compress() throws Exception {
        byte[] text = String.join(" ", Collections.nCopies(200, "some text that repeats")).getBytes();
        for (int level : new int[] {0, 1, 6, 9}) {
            Deflater deflater = new Deflater(level, level == 9);
            deflater.setInput(text);
            deflater.finish();
            byte[] small = new byte[6000];
            int length = deflater.deflate(small);
            Inflater inflater = new Inflater(level == 9);
            inflater.setInput(small, 0, length);
            byte[] back = new byte[text.length];
            int first = inflater.inflate(back, 0, 100);
            int rest = inflater.inflate(back, 100, back.length - 100);
            System.out.println((length < text.length) + " " + deflater.finished() + " " + deflater.getBytesRead() + " " + first + " " + rest + " " + inflater.finished()
                + " " + Arrays.equals(text, back) + " " + inflater.getRemaining() + " " + (deflater.getBytesWritten() == length));
            deflater.end();
            inflater.end();
        }
        Deflater dictionary = new Deflater();
        dictionary.setDictionary("some text".getBytes());
        dictionary.setInput("some text again".getBytes());
        dictionary.finish();
        byte[] small = new byte[100];
        int length = dictionary.deflate(small);
        Inflater inflater = new Inflater();
        inflater.setInput(small, 0, length);
        byte[] back = new byte[100];
        System.out.print(inflater.inflate(back) + " " + inflater.needsDictionary());
        inflater.setDictionary("some text".getBytes());
        System.out.println(" " + new String(back, 0, inflater.inflate(back)));
        try {
            Inflater bad = new Inflater();
            bad.setInput(new byte[] {1, 2, 3, 4});
            bad.inflate(back);
        } catch (DataFormatException expected) {
            System.out.println(expected.getMessage());
        }
        try {
            inflater.end();
            inflater.inflate(back);
        } catch (NullPointerException expected) {
            System.out.println(expected.getMessage());
        }
    }

    static void gzip() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write("zipped".getBytes());
        }
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            System.out.println(new String(in.readAllBytes()));
        }
        try {
            new GZIPInputStream(new ByteArrayInputStream("not gzip at all".getBytes()));
        } catch (ZipException expected) {
            System.out.println(expected.getMessage());
        }
        ByteArrayOutputStream raw = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(raw)) {
            out.write(new byte[1000]);
        }
        System.out.println(new InflaterInputStream(new ByteArrayInputStream(raw.toByteArray())).readAllBytes().length);
    }

    static void files() throws IOException {
        File file = File.createTempFile("surface", ".zip");
        try (ZipOutputStream out = new ZipOutputStream(new FileOutputStream(file))) {
            out.setComment("a comment");
            ZipEntry entry = new ZipEntry("folder/a.txt");
            entry.setTime(1000000000000L);
            out.putNextEntry(entry);
            out.write("content of a".getBytes());
            out.closeEntry();
            ZipEntry stored = new ZipEntry("stored");
            byte[] plain = "plain".getBytes();
            CRC32 crc = new CRC32();
            crc.update(plain);
            stored.setMethod(ZipEntry.STORED);
            stored.setSize(plain.length);
            stored.setCrc(crc.getValue());
            out.putNextEntry(stored);
            out.write(plain);
            try {
                out.putNextEntry(new ZipEntry("stored"));
            } catch (ZipException expected) {
                System.out.println(expected.getMessage());
            }
        }
        try (ZipFile zip = new ZipFile(file)) {
            System.out.println(zip.size() + " " + zip.getComment() + " " + zip.getEntry("none"));
            for (Enumeration<? extends ZipEntry> entries = zip.entries(); entries.hasMoreElements(); ) {
                ZipEntry entry = entries.nextElement();
                System.out.println(entry.getName() + " " + entry.getSize() + " " + entry.getCrc() + " " + entry.getMethod() + " " + entry.isDirectory() + " "
                    + new String(zip.getInputStream(entry).readAllBytes()));
            }
            System.out.println(zip.getEntry("folder/a.txt").getTime());
        }
        try (ZipInputStream in = new ZipInputStream(new FileInputStream(file), StandardCharsets.UTF_8)) {
            for (ZipEntry entry; (entry = in.getNextEntry()) != null; ) {
                System.out.println(entry.getName() + " " + new String(in.readAllBytes()));
            }
        }
        try (FileOutputStream out = new FileOutputStream(file)) {
            out.write("nonsense".getBytes());
        }
        try {
            new ZipFile(file);
        } catch (ZipException expected) {
            System.out.println(expected.getMessage());
        }
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "some.Main");
        try (JarOutputStream out = new JarOutputStream(new FileOutputStream(file), manifest)) {
            out.putNextEntry(new JarEntry("x.txt"));
            out.write('x');
        }
        try (JarFile jar = new JarFile(file)) {
            System.out.println(jar.getManifest().getMainAttributes().getValue("Main-Class") + " " + jar.getJarEntry("x.txt").getSize());
        }
        System.out.println(file.delete());
    }

    public static void main(String[] args) throws Exception {
        checksums();
        compress();
        gzip();
        files();
    }
}
