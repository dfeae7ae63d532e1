// since: 17
import java.lang.reflect.Array;
import java.net.URL;
import java.net.URLClassLoader;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;

/** The protection domains of classes that loaders of the program define. */
public class ProtectionDomains {
    static class Nested {
    }

    static class Loader extends ClassLoader {
        Loader() {
            super(null);
        }

        Class<?> define(byte[] bytes, ProtectionDomain domain) {
            return defineClass("ProtectionDomains$Nested", bytes, 0, bytes.length, domain);
        }
    }

    static void show(String name, Class<?> type) {
        ProtectionDomain domain = type.getProtectionDomain();
        CodeSource source = domain.getCodeSource();
        System.out.println(name + ": " + (domain.getClassLoader() == type.getClassLoader()) + ", "
            + (source == null ? "no source" : source.getLocation() == null ? "no place" : "a place") + ", " + domain.getPrincipals().length);
    }

    public static void main(String[] arguments) throws Exception {
        show("a class of the program", ProtectionDomains.class);
        show("a class of the library", String.class);
        show("a primitive type", int.class);
        show("an array", int[].class);
        byte[] bytes;
        try (var stream = ProtectionDomains.class.getResourceAsStream("ProtectionDomains$Nested.class")) {
            bytes = stream.readAllBytes();
        }
        show("defined without a domain", new Loader().define(bytes, null));
        CodeSource source = new CodeSource(new URL("file:/some/where/"), (Certificate[]) null);
        ProtectionDomain domain = new ProtectionDomain(source, null);
        Class<?> type = new Loader().define(bytes, domain);
        System.out.println("its own domain: " + (type.getProtectionDomain() == domain) + " " + type.getProtectionDomain().getCodeSource());
        System.out.println("of its arrays: " + (Array.newInstance(type, 1).getClass().getProtectionDomain() == domain));
        URL place = ProtectionDomains.class.getProtectionDomain().getCodeSource().getLocation();
        try (URLClassLoader loader = new URLClassLoader("mine", new URL[] {place}, null)) {
            Class<?> other = loader.loadClass("ProtectionDomains$Nested");
            show("by a URLClassLoader", other);
            System.out.println(other.getProtectionDomain().getCodeSource().getLocation().equals(place) + " " + (other == Nested.class)
                + " " + (other.getProtectionDomain() == loader.loadClass("ProtectionDomains").getProtectionDomain()));
        }
    }
}
