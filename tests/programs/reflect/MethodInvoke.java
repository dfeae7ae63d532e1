import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;

/** Calls through Method.invoke. */
public class MethodInvoke {
    public static class Base {
        public String who() {
            return "base";
        }

        public boolean z(boolean x) {
            return !x;
        }

        public byte b(byte x) {
            return (byte) (x + 1);
        }

        public char c(char x) {
            return (char) (x + 1);
        }

        public short s(short x) {
            return (short) -x;
        }

        public int i(int x) {
            return x * 2;
        }

        public long j(long x, int y) {
            return x << y;
        }

        public float f(float x) {
            return x / 2;
        }

        public double d(double x, double y) {
            return x + y;
        }

        public void nothing() {
        }

        public static String many(String first, Object... rest) {
            return first + Arrays.toString(rest);
        }

        public static int fail(int x) throws Exception {
            if (x < 0) {
                throw new Exception("negative");
            }
            return 10 / x;
        }

        public synchronized int locked() {
            return Thread.holdsLock(this) ? 1 : 0;
        }
    }

    public static class Derived extends Base {
        @Override
        public String who() {
            return "derived";
        }
    }

    interface Action {
        Object run() throws Exception;
    }

    static void attempt(Action action) {
        try {
            System.out.println(action.run());
        } catch (InvocationTargetException e) {
            System.out.println("target threw " + e.getTargetException() + ", message " + e.getMessage());
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    static Object call(String name, Object... arguments) throws Exception {
        for (Method method : Base.class.getMethods()) {
            if (method.getName().equals(name)) {
                return method.invoke(new Derived(), arguments);
            }
        }
        return null;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Base.class.getMethod("who").invoke(new Derived()));
        Object[][] calls = {{"z", true}, {"b", (byte) 5}, {"c", 'a'}, {"s", (short) 7}, {"i", 21}, {"i", (short) 3}, {"i", 'A'}, {"j", 1L, 40},
            {"j", 5, 2}, {"f", 3f}, {"f", 7L}, {"d", 1, 2f}, {"nothing"}, {"locked"}, {"i", 5L}, {"z", 1}, {"b", 5}, {"i"}, {"i", 1, 2},
            {"i", "text"}, {"c", 65}};
        for (Object[] row : calls) {
            attempt(() -> {
                Object result = call((String) row[0], Arrays.copyOfRange(row, 1, row.length));
                return row[0] + " " + result + " " + (result == null ? null : result.getClass().getSimpleName());
            });
        }
        Method many = Base.class.getMethod("many", String.class, Object[].class);
        attempt(() -> many.invoke(null, "a", new Object[] {1, 2}));
        attempt(() -> many.invoke(null, "a", 1));
        Method fail = Base.class.getMethod("fail", int.class);
        attempt(() -> fail.invoke(null, 5));
        attempt(() -> fail.invoke(null, 0));
        attempt(() -> fail.invoke(null, -1));
        attempt(() -> fail.invoke("ignored", 2));
        Method who = Derived.class.getMethod("who");
        attempt(() -> who.invoke(null));
        attempt(() -> who.invoke("text"));
        attempt(() -> who.invoke(new Base()));
        attempt(() -> Comparable.class.getMethod("compareTo", Object.class).invoke("a", "b"));
        attempt(() -> String.class.getMethod("length").invoke("four"));
        attempt(() -> String.class.getMethod("concat", String.class).invoke("four", "five"));
        attempt(() -> Object.class.getMethod("toString").invoke(12));
        attempt(() -> Math.class.getMethod("max", int.class, int.class).invoke(null, 3, 4));
        Method main = MethodInvoke.class.getMethod("depth", int.class);
        System.out.println(main.invoke(null, 20));
    }

    public static int depth(int n) throws Exception {
        return n == 0 ? 0 : 1 + (int) MethodInvoke.class.getMethod("depth", int.class).invoke(null, n - 1);
    }
}
