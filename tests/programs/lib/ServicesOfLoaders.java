import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Collections;
import java.util.List;
import java.util.ServiceLoader;

/** Services and resources that several folders of a class loader name. */
public class ServicesOfLoaders {
    public interface Greeter {
        String greet();
    }

    public static class First implements Greeter {
        public String greet() {
            return "first";
        }
    }

    public static class Second implements Greeter {
        public String greet() {
            return "second";
        }
    }

    private static Path folderWith(Path root, String name, String services) throws IOException {
        Path folder = Files.createDirectories(root.resolve(name).resolve("META-INF").resolve("services"));
        Files.write(folder.resolve(Greeter.class.getName()), services.getBytes("UTF-8"));
        return root.resolve(name);
    }

    private static void remove(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            try (java.util.stream.Stream<Path> inside = Files.list(path)) {
                for (Object one : inside.toArray()) {
                    remove((Path) one);
                }
            }
        }
        Files.delete(path);
    }

    private static void show(Path root, URLClassLoader loader) throws IOException {
        for (Greeter greeter : ServiceLoader.load(Greeter.class, loader)) {
            System.out.println(greeter.greet());
        }
        List<URL> urls = Collections.list(loader.getResources("META-INF/services/" + Greeter.class.getName()));
        for (URL url : urls) {
            System.out.println(root.relativize(Paths.get(url.getPath())));
        }
        System.out.println(urls.get(0).equals(loader.getResource("META-INF/services/" + Greeter.class.getName())));
    }

    public static void main(String[] arguments) throws IOException {
        Path root = Files.createTempDirectory("services");
        Path one = folderWith(root, "one", "# all\n" + First.class.getName() + " # the first\n\n");
        Path two = folderWith(root, "two", Second.class.getName() + "\r\n" + First.class.getName());
        Path three = folderWith(root, "three", Second.class.getName());
        ClassLoader mine = ServicesOfLoaders.class.getClassLoader();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {one.toUri().toURL(), two.toUri().toURL()}, mine)) {
            show(root, loader);
            try (URLClassLoader child = new URLClassLoader(new URL[] {three.toUri().toURL()}, loader)) {
                show(root, child);
            }
        }
        System.out.println(ServiceLoader.load(Greeter.class).iterator().hasNext());
        System.out.println(mine.getResources("java/lang/Object.class").hasMoreElements() + " " + mine.getResources("no/such/thing").hasMoreElements());
        System.out.println(Collections.list(mine.getResources("java/lang/String.class")).size());
        remove(root);
    }
}
