// since: 11
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** Who may use which member. */
public class AccessChecks {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(Action action) {
        try {
            System.out.println(action.run());
        } catch (Exception e) {
            String text = e.toString();
            System.out.println(text.contains("@") ? text.substring(0, text.indexOf('@')) : text);
        }
    }

    public static void main(String[] args) throws Exception {
        AccessChecksOther other = AccessChecksOther.make();
        Class<?> type = AccessChecksOther.class;
        Field field = type.getDeclaredField("secret");
        Method method = type.getDeclaredMethod("hidden");
        Constructor<?> constructor = type.getDeclaredConstructor();
        attempt(() -> field.get(other));
        attempt(() -> method.invoke(other));
        attempt(() -> constructor.newInstance());
        attempt(() -> type.getDeclaredField("FIXED").get(null));
        attempt(() -> type.getDeclaredField("near").get(other));
        attempt(() -> type.getDeclaredMethod("open").invoke(other));
        System.out.println(field.isAccessible() + " " + field.canAccess(other));
        AccessibleObject.setAccessible(new AccessibleObject[] {field, method, constructor}, true);
        attempt(() -> field.get(other));
        attempt(() -> method.invoke(other));
        attempt(() -> constructor.newInstance() != null);
        System.out.println(field.isAccessible() + " " + field.canAccess(other));
        field.setAccessible(false);
        attempt(() -> field.get(other));
        attempt(() -> AccessChecksOther.class.newInstance());
        attempt(() -> String.class.getDeclaredConstructor().newInstance().isEmpty());
        attempt(() -> java.util.Collections.class.getDeclaredConstructor().newInstance());
        attempt(() -> {
            Constructor<?> closed = java.util.Collections.class.getDeclaredConstructor();
            closed.setAccessible(true);
            return closed.newInstance();
        });
        attempt(() -> Nested.class.getDeclaredField("mine").get(new Nested()));
        attempt(() -> java.util.Collections.emptyList().getClass().getMethod("size").invoke(java.util.Collections.emptyList()));
    }

    static class Nested {
        private int mine = 5;
    }
}

class AccessChecksOther {
    private String secret = "secret";
    private static final int FIXED = 4;
    String near = "near";

    private AccessChecksOther() {
    }

    static AccessChecksOther make() {
        return new AccessChecksOther();
    }

    private String hidden() {
        return "hidden";
    }

    public String open() {
        return "open";
    }
}
