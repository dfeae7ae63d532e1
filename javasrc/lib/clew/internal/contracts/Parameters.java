package clew.internal.contracts;

import clew.internal.Members;
import clew.internal.Reflect;
import java.util.ArrayList;
import java.util.List;

/** The values that parameters of operations get, by their types and annotations. */
final class Parameters {
    private static final String OURS = "clew.Values";
    private static final String[] LINCHECK = {
        "org.jetbrains.kotlinx.lincheck.annotations.Param", "org.jetbrains.lincheck.datastructures.Param"};
    private static final int MAX = 100;

    /** Annotations of the class, those inside of containers too: Lincheck names parameters there. */
    final List<Marks.Mark> classMarks = new ArrayList<>();
    private final String range;

    Parameters(Class<?> type, String range) {
        this.range = range;
        for (Marks.Mark mark : Marks.of(Reflect.classAnnotations(type), type)) {
            classMarks.add(mark);
            classMarks.addAll(mark.contained);
        }
        range(range, "..");
    }

    /** `known`: the name of the parameter at the class, which the operation gives; empty: none. */
    List<Object> values(String method, Class<?> type, List<Marks.Mark> marks, String known) {
        if (!known.isEmpty()) {
            return ofType(method, type, configurationOf(known), ":");
        }
        String text = range;
        String separator = "..";
        for (Marks.Mark mark : marks) {
            if (mark.type.equals(OURS)) {
                text = mark.member("value");
            } else if (isParam(mark)) {
                String configured = configuration(mark);
                text = configured.isEmpty() ? text : configured;
                separator = configured.isEmpty() ? separator : ":";
            }
        }
        return ofType(method, type, text, separator);
    }

    private static boolean isParam(Marks.Mark mark) {
        return mark.type.equals(LINCHECK[0]) || mark.type.equals(LINCHECK[1]);
    }

    /** The range of a Lincheck parameter: "1:3", at the parameter or at the class under its name; empty: the usual. */
    private String configuration(Marks.Mark mark) {
        String name = mark.member("name");
        return name.isEmpty() ? mark.member("conf") : configurationOf(name);
    }

    private String configurationOf(String name) {
        for (Marks.Mark other : classMarks) {
            if (isParam(other) && other.member("name").equals(name)) {
                return other.member("conf");
            }
        }
        throw new Unusable("no @Param at the class has the name " + name + ", which a parameter uses");
    }

    private static List<Object> ofType(String method, Class<?> type, String text, String separator) {
        List<Object> values = new ArrayList<>();
        if (type == boolean.class || type == Boolean.class) {
            return List.of(false, true);
        }
        if (type.isEnum()) {
            return List.of((Object[]) Members.enumConstants(type));
        }
        long[] range = range(text, separator);
        for (long value = range[0]; value <= range[1]; value++) {
            values.add(ofType(method, type, value));
        }
        return values;
    }

    private static Object ofType(String method, Class<?> type, long value) {
        if (type == int.class || type == Integer.class || type.isAssignableFrom(Integer.class)) {
            return (int) value;
        } else if (type == long.class || type == Long.class) {
            return value;
        } else if (type == short.class || type == Short.class) {
            return (short) value;
        } else if (type == byte.class || type == Byte.class) {
            return (byte) value;
        } else if (type == char.class || type == Character.class) {
            return (char) value;
        } else if (type == double.class || type == Double.class) {
            return (double) value;
        } else if (type == float.class || type == Float.class) {
            return (float) value;
        } else if (type == String.class || type == CharSequence.class) {
            return Long.toString(value);
        }
        throw new Unusable("the method " + method + " has a parameter of type " + type.getTypeName()
                + ", for which there are no values (numbers, boolean, char, String, enums and Object have some)");
    }

    private static long[] range(String text, String separator) {
        int at = text.indexOf(separator);
        try {
            long low = Integer.parseInt(at < 0 ? text : text.substring(0, at));
            long high = at < 0 ? low : Integer.parseInt(text.substring(at + separator.length()));
            if (low <= high && high - low < MAX) {
                return new long[] {low, high};
            }
        } catch (NumberFormatException notANumber) {
            // told below
        }
        throw new Unusable("'" + text + "' is no range of at most " + MAX + " values, such as 0" + separator + "2");
    }
}
