package clew.internal.contracts;

import clew.internal.Reflect;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Annotations by the names of their types, as class files have them (JVMS 4.7.16): the types themselves need not be there.
 * Values are texts: of numbers and strings the constant, of classes and enum constants the name; others are left out.
 */
final class Marks {
    private final byte[] bytes;
    private final Class<?> container;       // whose constants the bytes refer to
    private int position;

    private Marks(byte[] bytes, Class<?> container) {
        this.bytes = bytes;
        this.container = container;
    }

    /** The annotations of a class or method, each with its members; `bytes` may be null. */
    static List<Mark> of(byte[] bytes, Class<?> container) {
        return bytes == null ? new ArrayList<>() : new Marks(bytes, container).all();
    }

    /** Those of each of so many parameters. */
    static List<List<Mark>> ofParameters(byte[] bytes, Class<?> container, int count) {
        List<List<Mark>> found = new ArrayList<>();
        Marks marks = bytes == null ? null : new Marks(bytes, container);
        int described = marks == null ? 0 : marks.u1();
        for (int i = 0; i < count; i++) {
            found.add(i < count - described ? new ArrayList<>() : marks.all());
        }
        return found;
    }

    /** One annotation: "clew.Operation", and its members that the source gives. */
    static final class Mark {
        final String type;
        final Map<String, String> members = new LinkedHashMap<>();
        final List<Mark> contained = new ArrayList<>();     // annotations in its members: a container of repeated ones
        final Map<String, List<String>> lists = new LinkedHashMap<>();      // members that are arrays

        Mark(String type) {
            this.type = type;
        }

        /** The elements of an array; of one that is not there none. */
        List<String> list(String name) {
            return lists.getOrDefault(name, List.of());
        }

        String member(String name) {
            return members.getOrDefault(name, "");
        }
    }

    private int u1() {
        return bytes[position++] & 0xFF;
    }

    private int u2() {
        return u1() << 8 | u1();
    }

    private String text() {
        return Reflect.constantText(container, u2());
    }

    private static String typeName(String descriptor) {
        boolean isClass = descriptor.startsWith("L") && descriptor.endsWith(";");
        return isClass ? descriptor.substring(1, descriptor.length() - 1).replace('/', '.') : descriptor;
    }

    private List<Mark> all() {
        List<Mark> found = new ArrayList<>();
        for (int count = u2(); count > 0; count--) {
            found.add(one());
        }
        return found;
    }

    private Mark one() {
        Mark mark = new Mark(typeName(text()));
        for (int count = u2(); count > 0; count--) {
            String name = text();
            List<String> elements = new ArrayList<>();
            String value = value(mark, elements);
            mark.lists.put(name, elements);
            if (value != null) {
                mark.members.put(name, value);
            }
        }
        return mark;
    }

    /** Of an array null, and its elements. */
    private String value(Mark mark, List<String> elements) {
        switch (u1()) {
            case 'Z':
                return Reflect.constantInt(container, u2()) != 0 ? "true" : "false";
            case 'B', 'C', 'S', 'I':
                return Integer.toString(Reflect.constantInt(container, u2()));
            case 's':
                return text();
            case 'c':
                return typeName(text());
            case 'e':
                u2();
                return text();
            case '@':
                mark.contained.add(one());
                return null;
            case '[':
                for (int count = u2(); count > 0; count--) {
                    elements.add(value(mark, new ArrayList<>()));
                }
                return null;
            default:        // long, float, double: no member that is asked for
                u2();
                return null;
        }
    }
}
