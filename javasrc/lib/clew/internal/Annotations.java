package clew.internal;

import java.lang.annotation.Annotation;
import java.lang.annotation.AnnotationFormatError;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sun.reflect.annotation.AnnotationParser;

/** Annotations out of the bytes of class-file attributes (JVMS 4.7.16), as the proxies that the JDK makes of them. */
public final class Annotations {
    private final byte[] bytes;
    private final Class<?> container;       // whose constants the bytes refer to
    private int position;

    private Annotations(byte[] bytes, Class<?> container) {
        this.bytes = bytes;
        this.container = container;
    }

    /** The annotations of an element, by their types; `bytes` may be null. */
    public static Map<Class<? extends Annotation>, Annotation> parse(byte[] bytes, Class<?> container) {
        return bytes == null ? new LinkedHashMap<>() : new Annotations(bytes, container).annotations();
    }

    public static Annotation[][] parseParameters(byte[] bytes, Class<?> container, int count) {
        Annotation[][] found = new Annotation[count][0];
        if (bytes != null) {
            Annotations parser = new Annotations(bytes, container);
            int described = parser.u1();
            for (int i = count - described; i < count; i++) {
                Annotation[] annotations = toArray(parser.annotations());
                if (i >= 0) {
                    found[i] = annotations;
                }
            }
        }
        return found;
    }

    public static Object defaultValue(Method method) {
        byte[] bytes = Reflect.annotationDefault(method.number());
        return bytes == null ? null : new Annotations(bytes, method.getDeclaringClass()).value(method.getReturnType());
    }

    public static Map<Class<? extends Annotation>, Annotation> toMap(Annotation[] annotations) {
        Map<Class<? extends Annotation>, Annotation> map = new LinkedHashMap<>();
        for (Annotation annotation : annotations) {
            map.put(annotation.annotationType(), annotation);
        }
        return map;
    }

    public static Annotation[] toArray(Map<Class<? extends Annotation>, Annotation> annotations) {
        return annotations.values().toArray(new Annotation[0]);
    }

    public static boolean isInherited(Class<? extends Annotation> type) {
        return type.getDeclaredAnnotation(Inherited.class) != null;
    }

    /** The annotations of a type that may be repeated: the one itself, or those in its container. */
    @SuppressWarnings("unchecked")
    public static <A extends Annotation> A[] byType(Map<Class<? extends Annotation>, Annotation> annotations, Class<A> type) {
        List<Annotation> found = new ArrayList<>();
        Repeatable repeatable = type.getDeclaredAnnotation(Repeatable.class);
        for (Annotation annotation : annotations.values()) {
            if (annotation.annotationType() == type) {
                found.add(annotation);
            } else if (repeatable != null && annotation.annotationType() == repeatable.value()) {
                for (Annotation inner : contained(annotation)) {
                    found.add(inner);
                }
            }
        }
        return found.toArray((A[]) Array.newInstance(type, 0));
    }

    private static Annotation[] contained(Annotation container) {
        try {
            Method value = container.annotationType().getMethod("value");
            value.setAccessible(true);
            return (Annotation[]) value.invoke(container);
        } catch (ReflectiveOperationException failure) {
            throw new AnnotationFormatError(failure);
        }
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

    private Map<Class<? extends Annotation>, Annotation> annotations() {
        Map<Class<? extends Annotation>, Annotation> found = new LinkedHashMap<>();
        for (int count = u2(); count > 0; count--) {
            Annotation annotation = annotation();
            if (annotation != null) {
                found.put(annotation.annotationType(), annotation);
            }
        }
        return found;
    }

    /** null when its type is not there: such annotations are passed over. */
    private Annotation annotation() {
        Class<?> type = typeOrNull(text());
        Map<String, Object> given = new LinkedHashMap<>();
        for (int count = u2(); count > 0; count--) {
            String name = text();
            Method member = type == null ? null : Members.declaredMethod(type, name, new Class<?>[0]);
            Object value = value(member == null ? null : member.getReturnType());
            if (member != null) {
                given.put(name, value);
            }
        }
        if (type == null || !type.isAnnotation()) {
            return null;
        }
        Map<String, Object> values = new LinkedHashMap<>(defaults(type));
        values.putAll(given);
        return AnnotationParser.annotationForMap(type.asSubclass(Annotation.class), values);
    }

    private static Map<String, Object> defaults(Class<?> type) {
        Map<String, Object> defaults = new HashMap<>(0);     // as small as the JDK's: its order is that of toString
        for (Method member : Members.declaredMethods(type)) {
            Object value = defaultValue(member);
            if (value != null) {
                defaults.put(member.getName(), value);
            }
        }
        return defaults;
    }

    private static Class<?> typeOrNull(String descriptor) {
        try {
            return Reflect.typeOf(descriptor);
        } catch (LinkageError missing) {
            return null;
        }
    }

    /** One element value; the wanted type matters for arrays and may be null when the value is not needed. */
    private Object value(Class<?> wanted) {
        int tag = u1();
        return switch (tag) {
            case 'B' -> (byte) Reflect.constantInt(container, u2());
            case 'C' -> (char) Reflect.constantInt(container, u2());
            case 'S' -> (short) Reflect.constantInt(container, u2());
            case 'Z' -> Reflect.constantInt(container, u2()) != 0;
            case 'I' -> Reflect.constantInt(container, u2());
            case 'J' -> Reflect.constantLong(container, u2());
            case 'F' -> Reflect.constantFloat(container, u2());
            case 'D' -> Reflect.constantDouble(container, u2());
            case 's' -> text();
            case 'c' -> Reflect.typeOf(text());
            case 'e' -> enumConstant();
            case '@' -> annotation();
            case '[' -> array(wanted);
            default -> throw new AnnotationFormatError("unknown tag " + tag);
        };
    }

    private Object enumConstant() {
        Class<?> type = Reflect.typeOf(text());
        String name = text();
        for (Object constant : (Object[]) Members.enumConstants(type)) {
            if (((Enum<?>) constant).name().equals(name)) {
                return constant;
            }
        }
        throw new EnumConstantNotPresentException(type.asSubclass(Enum.class), name);
    }

    private Object array(Class<?> wanted) {
        Class<?> element = wanted == null || !wanted.isArray() ? null : wanted.getComponentType();
        int count = u2();
        Object array = element == null ? null : Array.newInstance(element, count);
        for (int i = 0; i < count; i++) {
            Object value = value(element);
            if (array != null) {
                Array.set(array, i, value);
            }
        }
        return array;
    }
}
