import java.io.StringReader;
import java.io.StringWriter;
import java.util.Properties;
import java.util.TreeSet;

/** Properties: load with escapes, defaults, store. */
public class PropertiesText {
    public static void main(String[] args) throws Exception {
        Properties p = new Properties();
        p.load(new StringReader("# comment\n! other\na=1\nb : two words\nc   three\n  d\\ e=x\\\n    continued\nf=\\u0041\\t|\nempty=\ng"));
        for (String name : new TreeSet<>(p.stringPropertyNames())) System.out.println(name + " -> [" + p.getProperty(name) + "]");
        Properties child = new Properties(p);
        child.setProperty("a", "override");
        System.out.println(child.getProperty("a") + " " + child.getProperty("c") + " " + child.getProperty("none", "default") + " " + child.getProperty("none") + " " + child.size());
        StringWriter w = new StringWriter();
        child.setProperty("key with space", "välue = x");
        child.store(w, null);
        System.out.println(w.toString().replaceAll("(?m)^#.*\\R", "").length());
        System.out.println(p.containsKey("a") + " " + p.remove("a") + " " + p.get("a"));
    }
}
