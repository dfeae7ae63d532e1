// since: 17
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.PriorityQueue;
import java.util.concurrent.Callable;

/** What class loaders know besides classes (packages, signers, assertions), names that are not found, protected members. */
public class LoadersAndPackages {
    static void show(String name, Callable<Object> action) {
        try {
            System.out.println(name + ": " + action.call());
        } catch (Throwable thrown) {
            System.out.println(name + " throws " + thrown);
        }
    }

    static class Loader extends ClassLoader {
        Loader(ClassLoader parent) {
            super(parent);
        }

        Package define(String name) {
            return definePackage(name, "title", "1.2", "vendor", "other", "3", null, null);
        }

        void sign(Class<?> type, Object... signers) {
            setSigners(type, signers);
        }

        Package find(String name) {
            return getPackage(name);
        }
    }

    static class Filter extends FilterInputStream {
        Filter() {
            super(new ByteArrayInputStream(new byte[3]));
        }

        static Object read(FilterInputStream stream) throws Exception {
            Field field = FilterInputStream.class.getDeclaredField("in");
            return ((InputStream) field.get(stream)).available();
        }

        static Object make() throws Exception {
            Constructor<?> constructor = FilterInputStream.class.getDeclaredConstructor(InputStream.class);
            return constructor.newInstance(new ByteArrayInputStream(new byte[3]));
        }
    }

    static Object cloneOf(Object object) throws Exception {
        Method method = Object.class.getDeclaredMethod("clone");
        try {
            return method.invoke(object).getClass();
        } catch (java.lang.reflect.InvocationTargetException thrown) {
            return thrown.getCause();
        }
    }

    static void packages() {
        Loader loader = new Loader(LoadersAndPackages.class.getClassLoader());
        show("of the library", () -> Package.getPackage("java.util"));
        show("of nobody", () -> Package.getPackage("no.such"));
        show("its own", () -> LoadersAndPackages.class.getPackage());
        show("all", () -> Arrays.asList(Package.getPackages()).contains(String.class.getPackage()));
        show("sealed", () -> String.class.getPackage().isSealed() + " " + LoadersAndPackages.class.getPackage().isSealed());
        show("defined", () -> loader.define("a.b"));
        show("defined again", () -> loader.define("a.b"));
        show("found", () -> loader.getDefinedPackage("a.b") + " " + loader.find("a.b").getImplementationVendor());
        show("found by others", () -> LoadersAndPackages.class.getClassLoader().getDefinedPackage("a.b"));
        show("the parent's", () -> loader.find("java.lang"));
        show("by null", () -> loader.getDefinedPackage(null));
        show("all defined", () -> Arrays.toString(loader.getDefinedPackages()));
        Package defined = loader.getDefinedPackage("a.b");
        for (String version : new String[] {"1", "1.2", "1.2.0", "1.2.1", "2", "0.9", "", "x", "1.-1"}) {
            show("compatible with " + version, () -> defined.isCompatibleWith(version));
        }
        loader.sign(LoadersAndPackages.class, "somebody");
        show("signers of another loader's class", () -> Arrays.toString(LoadersAndPackages.class.getSigners()));
        show("signers", () -> String.class.getSigners());
    }

    static void names() {
        ClassLoader own = LoadersAndPackages.class.getClassLoader(), alone = new Loader(null);
        for (String name : new String[] {"no.Such", "no/Such", "", "[I", "[Lno.Such;", "[[Q", "java.lang.string", "a", "int",
                "[java.lang.String", "[Ljava.lang.String;", "[", "L", "LoadersAndPackages"}) {
            show("'" + name + "'", () -> Class.forName(name));
            show("'" + name + "' by the boot loader", () -> Class.forName(name, false, null));
            show("'" + name + "' by a loader", () -> Class.forName(name, false, own));
            show("'" + name + "' loaded", () -> own.loadClass(name));
            show("'" + name + "' loaded without a parent", () -> alone.loadClass(name));
        }
        show("null", () -> Class.forName(null));
    }

    static class Asserting {
        static boolean status() {
            boolean on = false;
            assert on = true;
            return on;
        }
    }

    static class Own {
    }

    static void assertions() {
        ClassLoader loader = LoadersAndPackages.class.getClassLoader();
        show("before", () -> LoadersAndPackages.class.desiredAssertionStatus());
        loader.setClassAssertionStatus("LoadersAndPackages", true);
        show("for the class", () -> LoadersAndPackages.class.desiredAssertionStatus() + " " + Own.class.desiredAssertionStatus());
        show("which those nested in it ask", () -> Asserting.status());
        loader.setDefaultAssertionStatus(true);
        show("by default", () -> Own.class.desiredAssertionStatus());
        loader.setPackageAssertionStatus(null, false);
        show("for the package", () -> LoadersAndPackages.class.desiredAssertionStatus() + " " + Own.class.desiredAssertionStatus());
        show("of the library", () -> String.class.desiredAssertionStatus());
        loader.clearAssertionStatus();
        show("cleared", () -> LoadersAndPackages.class.desiredAssertionStatus());
    }

    static void protectedMembers() {
        show("a field of an object of this class", () -> Filter.read(new Filter()));
        show("a field of another's", () -> Filter.read(new java.io.BufferedInputStream(new ByteArrayInputStream(new byte[3]))));
        show("a constructor", () -> Filter.make());
        show("a method on this class", () -> cloneOf(new LoadersAndPackages()));
        show("a method on another", () -> cloneOf(new ArrayList<>()));
        show("a method on an array", () -> cloneOf(new int[1]));
    }

    static void queues() {
        show("not comparable", () -> new PriorityQueue<>(Collections.singletonList(new Object())).size());
        show("not comparable, added", () -> new PriorityQueue<Object>().add(new Object()));
        show("no capacity", () -> new PriorityQueue<>(0));
    }

    public static void main(String[] arguments) {
        packages();
        names();
        assertions();
        protectedMembers();
        queues();
        show("the environment", () -> System.getenv().keySet());
    }
}
