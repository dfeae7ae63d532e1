import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UnsupportedEncodingException;
import java.util.Arrays;

/** Readers and writers between bytes and text, also where the bytes or the text are malformed. */
public class Charsets {
    private static String codes(String text) {
        StringBuilder codes = new StringBuilder();
        for (char c : text.toCharArray())
            codes.append(Integer.toHexString(c)).append(' ');
        return codes.toString();
    }

    private static String decode(byte[] bytes, String charset) throws IOException {
        InputStreamReader reader = new InputStreamReader(new ByteArrayInputStream(bytes), charset);
        StringBuilder text = new StringBuilder();
        for (int c; (c = reader.read()) >= 0; )
            text.append((char) c);
        return text.toString();
    }

    public static void main(String[] args) throws IOException {
        String[] charsets = {"UTF-8", "ISO-8859-1", "US-ASCII", "UTF-16", "UTF-16BE", "UTF-16LE"};
        String text = "aé\u4e2d\ud83d\ude00\ud83dx\ude00";
        for (String charset : charsets) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            OutputStreamWriter writer = new OutputStreamWriter(bytes, charset);
            for (char c : text.toCharArray())
                writer.write(c);
            writer.flush();
            System.out.println(writer.getEncoding() + " " + Arrays.toString(bytes.toByteArray()));
            System.out.println(codes(decode(bytes.toByteArray(), charset)));
            writer.close();
            System.out.println(writer.getEncoding());
        }
        int[][] malformed = {{0xC3}, {0xC3, 0x41}, {0xE4, 0xB8}, {0xE4, 0xB8, 0x41}, {0xF0, 0x9F, 0x98}, {0x80, 0x41},
            {0xC0, 0x80}, {0xE0, 0x80, 0x80}, {0xED, 0xA0, 0x80, 0x41}, {0xF4, 0x90, 0x80, 0x80}, {0xF8, 0x88}, {0xFF, 0xFE}};
        for (int[] values : malformed) {
            byte[] bytes = new byte[values.length];
            for (int i = 0; i < bytes.length; i++)
                bytes[i] = (byte) values[i];
            System.out.println(codes(decode(bytes, "UTF-8")) + "| " + codes(decode(bytes, "US-ASCII")) + "| "
                + codes(decode(bytes, "UTF-16")) + "| " + codes(decode(bytes, "UTF-16LE")));
        }
        try {
            new InputStreamReader(new ByteArrayInputStream(new byte[0]), "no-such-charset");
        } catch (UnsupportedEncodingException e) {
            System.out.println(e);
        }
        StringBuilder large = new StringBuilder();
        for (int i = 0; i < 5000; i++)
            large.append((char) (i % 3 == 0 ? 0x4e00 + i : 'a' + i % 26));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStreamWriter writer = new OutputStreamWriter(bytes, "UTF-8")) {
            writer.write(large.toString());
        }
        System.out.println(bytes.size() + " " + decode(bytes.toByteArray(), "UTF-8").equals(large.toString()));
    }
}
