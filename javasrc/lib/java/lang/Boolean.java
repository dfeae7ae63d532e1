package java.lang;

import java.lang.constant.Constable;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.util.Optional;

/** The box of a boolean. */
public final class Boolean implements java.io.Serializable, Comparable<Boolean>, Constable {
    private static final long serialVersionUID = -3665804199014368530L;

    @SuppressWarnings("unchecked")
    public static final Class<Boolean> TYPE = (Class<Boolean>) Class.getPrimitiveClass("boolean");
    public static final Boolean FALSE = new Boolean(false);
    public static final Boolean TRUE = new Boolean(true);

    private final boolean value;

    @Deprecated(since = "9", forRemoval = true)
    public Boolean(boolean value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Boolean(String text) {
        this(parseBoolean(text));
    }

    public boolean booleanValue() { return value; }
    @Override public int hashCode() { return hashCode(value); }
    public static int hashCode(boolean value) { return value ? 1231 : 1237; }
    public static boolean parseBoolean(String text) { return "true".equalsIgnoreCase(text); }
    public static String toString(boolean value) { return value ? "true" : "false"; }
    @Override public String toString() { return value ? "true" : "false"; }
    public static Boolean valueOf(boolean value) { return value ? TRUE : FALSE; }
    public static Boolean valueOf(String text) { return parseBoolean(text) ? TRUE : FALSE; }

    @Override
    public Optional<DynamicConstantDesc<Boolean>> describeConstable() {
        return Optional.of(value ? ConstantDescs.TRUE : ConstantDescs.FALSE);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Boolean && ((Boolean) other).value == value;
    }

    public static boolean getBoolean(String property) {
        return property != null && !property.isEmpty() && parseBoolean(System.getProperty(property));
    }

    public static int compare(boolean a, boolean b) { return a == b ? 0 : a ? 1 : -1; }
    @Override public int compareTo(Boolean b) { return compare(value, b.value); }
    public static boolean logicalXor(boolean a, boolean b) { return a != b; }
    public static boolean logicalOr(boolean a, boolean b) { return a || b; }
    public static boolean logicalAnd(boolean a, boolean b) { return a && b; }
}
