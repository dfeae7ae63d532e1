import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.function.Supplier;

/** Each loader has a name space of its own: two classes of one name are two classes. */
public class LoaderSpaces {
    public interface Shape {
        String draw();
    }

    public static class Plugin implements Shape {
        static int count;
        static { System.out.println("Plugin is initialized"); }
        public int size = 3;
        int hidden = 4;
        public final Helper helper = new Helper();

        public static int next() { return ++count; }
        public String draw() { return "plugin " + count + " " + helper; }
        public Supplier<Helper> supplier() { return () -> new Helper(); }
        public Object cast(Object other) { return (Plugin) other; }
        public boolean is(Object other) { return other instanceof Plugin || other instanceof Plugin[]; }
        public Helper[] helpers() { return new Helper[] {helper}; }
        public int peek(Object other) { return ((Plugin) other).hidden; }
        public String secret() { return LoaderSpaces.secret(); }
        public String failing() {
            try {
                throw new Failure("f");
            } catch (Failure caught) {
                return "caught " + (caught.getClass().getClassLoader() == Plugin.class.getClassLoader());
            }
        }
    }

    public static class Helper {
        public String toString() { return "helper"; }
    }

    public static class Failure extends RuntimeException {
        Failure(String text) { super(text); }
    }

    public static class Derived extends Plugin {
        public String draw() { return "derived " + super.draw(); }
    }

    /** Defines what it is told to itself, the rest is its parent's. */
    static class Own extends ClassLoader {
        Own(ClassLoader parent) { super(parent); }

        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null) return loaded;
            return name.startsWith("LoaderSpaces$") && !name.endsWith("Shape") ? findClass(name) : super.loadClass(name, resolve);
        }

        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = bytesOf(name);
            return defineClass(name, bytes, 0, bytes.length);
        }
    }

    static byte[] bytesOf(String name) throws ClassNotFoundException {
        try (InputStream in = LoaderSpaces.class.getClassLoader().getResourceAsStream(name.replace('.', '/') + ".class")) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] buffer = new byte[1000];
            for (int length; (length = in.read(buffer)) > 0;) out.write(buffer, 0, length);
            return out.toByteArray();
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    static String withoutHashes(Throwable thrown) {
        return thrown.getClass().getName() + ": " + String.valueOf(thrown.getMessage()).replaceAll("@[0-9a-f]+", "@");
    }

    static String secret() { return "of the package"; }

    interface Action { Object run() throws Throwable; }

    static void attempt(String what, Action action) {
        try {
            System.out.println(what + ": " + action.run());
        } catch (java.lang.reflect.InvocationTargetException e) {
            System.out.println(what + ": " + withoutHashes(e.getCause()));
        } catch (Throwable thrown) {
            System.out.println(what + ": " + withoutHashes(thrown));
        }
    }

    public static void main(String[] arguments) throws Exception {
        String name = "LoaderSpaces$Plugin";
        Own first = new Own(LoaderSpaces.class.getClassLoader()), second = new Own(LoaderSpaces.class.getClassLoader());
        Class<?> a = first.loadClass(name), b = Class.forName(name, false, second);
        System.out.println((a == b) + " " + (a == Plugin.class) + " " + a.getName().equals(b.getName()) + " " + (a == first.loadClass(name)));
        System.out.println((a.getClassLoader() == first) + " " + (b.getClassLoader() == second));
        System.out.println(a.getMethod("next").invoke(null) + " " + a.getMethod("next").invoke(null) + " " + b.getMethod("next").invoke(null) + " " + Plugin.next());
        Object x = a.getConstructor().newInstance(), y = b.getConstructor().newInstance();
        System.out.println(((Shape) x).draw() + ", " + ((Shape) y).draw() + ", " + new Plugin().draw());
        System.out.println(a.isInstance(x) + " " + a.isInstance(y) + " " + (x instanceof Plugin) + " " + a.isAssignableFrom(b));
        attempt("cast here", () -> (Plugin) x);
        attempt("cast there", () -> a.getMethod("cast", Object.class).invoke(x, y).getClass() == b);
        attempt("cast its own", () -> a.getMethod("cast", Object.class).invoke(x, x) == x);
        attempt("is", () -> a.getMethod("is", Object.class).invoke(x, y) + " " + a.getMethod("is", Object.class).invoke(x, x));
        attempt("field of the other", () -> a.getField("size").get(y));
        attempt("field", () -> a.getField("size").get(x));
        attempt("method of the other", () -> a.getMethod("draw").invoke(y));
        attempt("peek", () -> a.getMethod("peek", Object.class).invoke(x, x));
        attempt("another package", () -> a.getMethod("secret").invoke(x));
        attempt("the same package", () -> new Plugin().secret());
        attempt("reflected", () -> {
            try {
                return a.getDeclaredField("hidden").get(x);
            } catch (IllegalAccessException refused) {
                return "refused";
            }
        });
        attempt("failing", () -> a.getMethod("failing").invoke(x));
        Field helper = a.getField("helper");
        System.out.println((helper.getType() == Helper.class) + " " + (helper.getType().getClassLoader() == first) + " " + (helper.get(x).getClass() == helper.getType()));
        Method supplier = a.getMethod("supplier");
        System.out.println(((Supplier<?>) supplier.invoke(x)).get().getClass().getClassLoader() == first);
        Object arrayOfA = Array.newInstance(a, 2);
        System.out.println(arrayOfA.getClass().getName() + " " + (arrayOfA.getClass() == Class.forName("[L" + name + ";", false, first))
            + " " + (arrayOfA.getClass() == Plugin[].class) + " " + (arrayOfA.getClass().getClassLoader() == first));
        attempt("store", () -> { Array.set(arrayOfA, 0, y); return "stored"; });
        attempt("store its own", () -> { Array.set(arrayOfA, 0, x); return "stored"; });
        Object[] raw = (Object[]) arrayOfA;
        attempt("plain store", () -> { raw[1] = y; return "stored"; });
        attempt("helpers", () -> a.getMethod("helpers").invoke(x).getClass().getComponentType() == helper.getType());
        Class<?> derived = first.loadClass("LoaderSpaces$Derived");
        System.out.println((derived.getSuperclass() == a) + " " + ((Shape) derived.getConstructor().newInstance()).draw());
        attempt("defined twice", () -> { byte[] bytes = bytesOf(name); return first.findClass(name); });
        attempt("no such class", () -> first.loadClass("LoaderSpacesNowhere"));
        Own orphan = new Own(null);
        attempt("without a parent", () -> orphan.loadClass("LoaderSpaces"));
        Own child = new Own(first) {
            protected Class<?> loadClass(String n, boolean resolve) throws ClassNotFoundException {
                return n.endsWith("$Derived") && findLoadedClass(n) == null ? findClass(n) : getParent().loadClass(n);
            }
        };
        Class<?> below = child.loadClass("LoaderSpaces$Derived");
        System.out.println((below == derived) + " " + (below.getSuperclass() == a) + " " + (below.getClassLoader() == child));
        System.out.println(((Shape) below.getConstructor().newInstance()).draw());
        Object proxy = Proxy.newProxyInstance(first, new Class<?>[] {Shape.class}, (p, m, args) -> "proxy");
        System.out.println(((Shape) proxy).draw());
    }
}
