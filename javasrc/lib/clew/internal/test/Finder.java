package clew.internal.test;

import java.io.OutputStream;
import java.io.PrintStream;

/**
 * Lists the tests of classes for `clew test`: for each class a line "class NAME", then a line for each of its tests, with tabs between
 * what it is (test, skipped, unusable), its class, method, number, arguments and reason. What tests print themselves is dropped.
 */
public final class Finder extends Listing {
    private final PrintStream out;

    private Finder(PrintStream out) {
        this.out = out;
    }

    public static void main(String[] names) {
        Finder finder = new Finder(System.out);
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
        System.setOut(nowhere);
        System.setErr(nowhere);
        for (String name : names) {
            finder.line("class", name);
            finder.list(name);
            finder.out.flush();
        }
        System.exit(0);
    }

    private void list(String name) {
        try {
            addClass(Class.forName(name, false, ClassLoader.getSystemClassLoader()));
        } catch (ClassNotFoundException | LinkageError missing) {
            line("broken", name, "it cannot be loaded: " + missing);
        } catch (Unusable why) {
            line("broken", name, why.getMessage());
        }
    }

    @Override
    void add(TestCase test, String skipped, String unusable) {
        String reason = skipped != null ? skipped : unusable != null ? unusable : "";
        line(skipped != null ? "skipped" : unusable != null ? "unusable" : "test", test.chain.get(0).getName(), test.path(),
                test.className(), test.methodName(), Integer.toString(test.index), test.argumentText(), reason);
    }

    private void line(String... words) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < words.length; i++) {
            line.append(i == 0 ? "" : "\t").append(words[i].replace('\t', ' ').replace('\n', ' ').replace('\r', ' '));
        }
        out.println(line);
    }
}
