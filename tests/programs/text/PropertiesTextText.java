import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Properties;
import java.util.TreeSet;

/** Properties: the text form, defaults, and the order in which they are kept. */
public class PropertiesTextText {
    public static void main(String[] args) throws IOException {
        Properties properties = new Properties();
        properties.load(new StringReader("# comment\n! another\n\nplain=value\n  spaced  key = x\ncolon:y\nempty\n"
            + "escaped\\ key\\==a\\tb\\u0041\\\\\nlong=one \\\n   two \\\r\n three\nlast = = tail \n"));
        for (String name : new TreeSet<>(properties.stringPropertyNames()))
            System.out.println("<" + name + "> <" + properties.getProperty(name) + ">");
        properties.load(new ByteArrayInputStream(new byte[] {'l', '=', (byte) 0xe9}));
        System.out.println((int) properties.getProperty("l").charAt(0));
        Properties derived = new Properties(properties);
        derived.setProperty("plain", "other");
        System.out.println(derived.getProperty("plain") + " " + derived.getProperty("colon") + " " + derived.getProperty("none")
            + " " + derived.getProperty("none", "default") + " " + derived.size() + " " + derived.stringPropertyNames().size());
        Properties many = new Properties();
        for (int i = 0; i < 20; i++)
            many.setProperty("key" + i, "v" + i);
        System.out.println(many);
        many.list(System.out);
        System.out.println(many.remove("key3") + " " + many.containsKey("key3") + " " + many.equals(many.clone()));
        Properties one = new Properties();
        one.setProperty(" a:b=#", " x y\n\u4e2d");
        StringWriter text = new StringWriter();
        one.store(text, "two\nlines");
        for (String line : text.toString().split("\n"))
            System.out.println(line.matches("#.* \\d\\d:\\d\\d:\\d\\d .*") ? "#date" : line);
        try {
            properties.load(new StringReader("bad=\\u12"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
