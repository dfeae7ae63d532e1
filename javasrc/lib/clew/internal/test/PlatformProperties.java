package clew.internal.test;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;

/** What the file junit-platform.properties on the class path changes for all tests of JUnit 5. */
final class PlatformProperties {
    private static final String FILE = "junit-platform.properties", PREFIX = "junit.jupiter.";

    private PlatformProperties() {
    }

    static boolean isPerClass() {
        return read("testinstance.lifecycle.default").equalsIgnoreCase("per_class");
    }

    static void requireNoExtensions() {
        if (read("extensions.autodetection.enabled").equalsIgnoreCase("true")) {
            throw new Unusable("extensions of JUnit are not run: " + FILE + " has them detected");
        }
    }

    /** "": it is not there. */
    private static String read(String name) {
        try (InputStream file = ClassLoader.getSystemResourceAsStream(FILE)) {
            if (file == null) {
                return "";
            }
            Properties properties = new Properties();
            properties.load(file);
            return properties.getProperty(PREFIX + name, "").trim();
        } catch (IOException failure) {
            throw new Unusable(FILE + " cannot be read: " + failure);
        }
    }
}
