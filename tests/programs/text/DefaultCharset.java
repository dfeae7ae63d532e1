// since: 18
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;

/** The default charset is decided when the program begins: setting a property later changes nothing. */
public class DefaultCharset {
    public static void main(String[] arguments) throws IOException {
        System.setProperty("file.encoding", "ISO-8859-1");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStreamWriter writer = new OutputStreamWriter(bytes)) {
            System.out.println(writer.getEncoding());
            writer.write("\u00e9");
        }
        System.out.println(bytes.size() + " " + "\u00e9".getBytes().length + " " + System.getProperty("file.encoding"));
    }
}
