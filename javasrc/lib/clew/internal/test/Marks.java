package clew.internal.test;

import clew.internal.Reflect;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The annotations of classes and methods by name, out of the bytes of class files (JVMS 4.7.16): the annotations' own classes need not be
 * there. An annotation of the program stands for those that it bears itself, too.
 */
final class Marks {
    private final byte[] bytes;
    private final Class<?> container;       // whose constants the bytes refer to
    private int position;

    private Marks(byte[] bytes, Class<?> container) {
        this.bytes = bytes;
        this.container = container;
    }

    static List<Mark> of(Class<?> type) {
        return read(Reflect.classAnnotations(type), type);
    }

    /** Those of a class and of the interfaces that it implements, which JUnit 5 takes for its own. */
    static List<Mark> withInterfaces(Class<?> type) {
        List<Mark> found = of(type);
        for (Class<?> parent : type.getInterfaces()) {
            found.addAll(withInterfaces(parent));
        }
        return found;
    }

    static List<Mark> of(Method method) {
        return read(Reflect.methodAnnotations(method.number()), method.getDeclaringClass());
    }

    static List<Mark> of(Field field) {
        return read(Reflect.fieldAnnotations(field.number()), field.getDeclaringClass());
    }

    /** Those of each parameter that the class file describes, in order. */
    static List<List<Mark>> ofParameters(Method method) {
        List<List<Mark>> all = new ArrayList<>();
        byte[] bytes = Reflect.parameterAnnotations(method.number());
        if (bytes != null) {
            Marks reader = new Marks(bytes, method.getDeclaringClass());
            for (int count = reader.u1(); count > 0; count--) {
                List<Mark> found = new ArrayList<>();
                reader.addAll(found);
                all.add(found);
            }
        }
        return all;
    }

    static Mark find(List<Mark> marks, String type) {
        for (Mark mark : marks) {
            if (mark.isOf(type)) {
                return mark;
            }
        }
        return null;
    }

    /** The nearest one on the class, its interfaces and its superclasses. */
    static Mark inherited(Class<?> type, String name) {
        if (type == null) {
            return null;
        }
        Mark mark = find(of(type), name);
        for (int i = 0; i < type.getInterfaces().length && mark == null; i++) {
            mark = inherited(type.getInterfaces()[i], name);
        }
        return mark != null ? mark : inherited(type.getSuperclass(), name);
    }

    private static List<Mark> read(byte[] bytes, Class<?> container) {
        List<Mark> found = new ArrayList<>();
        if (bytes != null) {
            new Marks(bytes, container).addAll(found);
        }
        return found;
    }

    private void addAll(List<Mark> found) {
        for (int count = u2(); count > 0; count--) {
            add(found, mark());
        }
    }

    private static void add(List<Mark> found, Mark mark) {
        if (find(found, mark.type) != null) {
            return;
        }
        found.add(mark);
        if (isOfProgram(mark.type)) {
            Class<?> type = Reflect.findClass(mark.type);
            if (type != null) {
                for (Mark inner : of(type)) {
                    add(found, inner);
                }
            }
        }
    }

    /** What annotations of a framework bear is known; others may be composed of them. */
    private static boolean isOfProgram(String type) {
        return !type.startsWith("java.") && !type.startsWith("org.junit.") && !type.startsWith("org.testng.");
    }

    // --- the parser ---

    private int u1() {
        return bytes[position++] & 0xFF;
    }

    private int u2() {
        return u1() << 8 | u1();
    }

    private String text() {
        return Reflect.constantText(container, u2());
    }

    private Mark mark() {
        String descriptor = text();
        Map<String, Object> values = new LinkedHashMap<>();
        for (int count = u2(); count > 0; count--) {
            String name = text();
            values.put(name, value());
        }
        return new Mark(className(descriptor), values);
    }

    static String className(String descriptor) {
        return descriptor.startsWith("L") ? descriptor.substring(1, descriptor.length() - 1).replace('/', '.') : descriptor;
    }

    private Object value() {
        int tag = u1();
        switch (tag) {
            case 'B': return (byte) Reflect.constantInt(container, u2());
            case 'C': return (char) Reflect.constantInt(container, u2());
            case 'S': return (short) Reflect.constantInt(container, u2());
            case 'Z': return Reflect.constantInt(container, u2()) != 0;
            case 'I': return Reflect.constantInt(container, u2());
            case 'J': return Reflect.constantLong(container, u2());
            case 'F': return Reflect.constantFloat(container, u2());
            case 'D': return Reflect.constantDouble(container, u2());
            case 's': case 'c': return text();
            case 'e': u2(); return text();
            case '@': return mark();
            case '[': return array();
            default: throw new Unusable("an annotation has a value of an unknown kind");
        }
    }

    private Object[] array() {
        Object[] array = new Object[u2()];
        for (int i = 0; i < array.length; i++) {
            array[i] = value();
        }
        return array;
    }
}
