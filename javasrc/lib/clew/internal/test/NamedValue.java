package clew.internal.test;

import java.lang.reflect.Method;

/** JUnit 5's Named: an argument that brings a name of its own. */
final class NamedValue {
    private static final String TYPE = "org.junit.jupiter.api.Named";

    private NamedValue() {
    }

    /** The value itself, of one that has no name too. */
    static Object payload(Object value) {
        return Hierarchy.implementsType(value, TYPE) ? get(value, "getPayload") : value;
    }

    /** null: it has none. */
    static String name(Object value) {
        return Hierarchy.implementsType(value, TYPE) ? String.valueOf(get(value, "getName")) : null;
    }

    private static Object get(Object value, String getter) {
        try {
            Method method = value.getClass().getMethod(getter);
            method.setAccessible(true);
            return method.invoke(value);
        } catch (ReflectiveOperationException failure) {
            throw new Unusable("a named argument cannot be taken: " + failure);
        }
    }
}
