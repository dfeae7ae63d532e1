// verdict: assertion
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;

/** Two loaders define a class of the same name, on every path anew: each class has its own static fields, and what is wrong with them is found. */
public class DefinedOnEachPath {
    public static class Counter {
        private static int count;

        public static int next() {
            int before = count;
            count = before + 1;
            return count;
        }
    }

    private static class Own extends ClassLoader {
        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            return name.endsWith("$Counter") && findLoadedClass(name) == null ? findClass(name) : super.loadClass(name, resolve);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            try (InputStream in = getResourceAsStream(name + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name);
            }
        }
    }

    private static int next(Class<?> counter) {
        try {
            Method method = counter.getMethod("next");
            return (Integer) method.invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] arguments) throws Exception {
        String name = Counter.class.getName();
        Thread thread = new Thread();
        thread.start();
        thread.setName("on each path");
        Class<?> first = new Own().loadClass(name), second = new Own().loadClass(name);
        Thread other = new Thread(() -> next(second));
        other.start();
        next(second);
        other.join();
        if (first == second || next(first) != 1) {
            throw new IllegalStateException("not two classes");
        }
        assert next(second) == 3 : "an update is lost";
    }
}
