// since: 17
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;

/** Errors that a program may catch: a native method that nobody has, an overflow through reflection, nulls in fixed collections. */
public class LateErrors {
    static native int absent(int value);

    static void show(String name, Callable<Object> action) {
        try {
            System.out.println(name + ": " + action.call());
        } catch (Throwable thrown) {
            System.out.println(name + " throws " + thrown);
        }
    }

    public static void deeper(Method method, int[] depth) throws Exception {
        depth[0]++;
        method.invoke(null, method, depth);
    }

    static void overflow() throws Exception {
        int[] depth = new int[1];
        Method method = LateErrors.class.getMethod("deeper", Method.class, int[].class);
        try {
            deeper(method, depth);
        } catch (Throwable thrown) {
            Throwable root = thrown;
            while (root instanceof InvocationTargetException && root.getCause() != null) {
                root = root.getCause();
            }
            System.out.println("an overflow: " + root.getClass().getName() + " " + (depth[0] > 500));
        }
    }

    static void nulls() {
        show("a list", () -> List.of(1, 2, null));
        show("a set", () -> Set.of(1, 2, null));
        show("a set of one", () -> Set.of((Object) null));
        show("a set of two", () -> Set.of(1, (Object) null));
        show("a set of many", () -> Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, null));
        show("a value", () -> Map.of(1, 2, 3, null));
        show("a key", () -> Map.of(1, 2, null, 4));
        show("an entry", () -> Map.ofEntries(Map.entry(1, 2), null));
        show("a copy", () -> List.copyOf(Arrays.asList(1, null)));
        show("contained", () -> Set.of(1, 2, 3).contains(null));
        show("a value asked for", () -> Map.of(1, 2, 3, 4).containsValue(null));
    }

    public static void main(String[] arguments) throws Exception {
        show("a native method that nobody has", () -> absent(1));
        overflow();
        nulls();
        Runnable lambda = () -> { };
        show("declared by a lambda", () -> lambda.getClass().getDeclaredMethods().length + " " + lambda.getClass().getDeclaredFields().length);
        Object[] nest = {1};
        for (int depth = 0; depth < 1000; depth++) {
            nest = new Object[] {nest, depth};
        }
        Object[] all = nest;
        show("a deep array", () -> Arrays.deepToString(all).length());
    }
}
