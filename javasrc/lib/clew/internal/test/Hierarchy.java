package clew.internal.test;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** The methods that a class has and inherits with a given annotation, those of superclasses first. */
final class Hierarchy {
    private Hierarchy() {
    }

    /** Whether the object is of an interface that is known by its name alone. */
    static boolean implementsType(Object value, String name) {
        return value != null && isOfType(value.getClass(), name);
    }

    static boolean isOfType(Class<?> type, String interfaceName) {
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            if (extendsInterface(at, interfaceName)) {
                return true;
            }
        }
        return false;
    }

    private static boolean extendsInterface(Class<?> type, String name) {
        for (Class<?> parent : type.getInterfaces()) {
            if (parent.getName().equals(name) || extendsInterface(parent, name)) {
                return true;
            }
        }
        return false;
    }

    static List<Method> annotated(Class<?> type, String annotation, Framework framework) {
        List<Method> found = new ArrayList<>();
        for (Method method : all(type, framework)) {
            if (Marks.find(Marks.of(method), annotation) != null) {
                found.add(method);
            }
        }
        return framework == Framework.JUNIT4 ? withoutShadowed(found) : found;
    }

    /** Every method that a test framework considers. JUnit 4 takes those that are overridden without the annotation, and none of interfaces. */
    static List<Method> all(Class<?> type, Framework framework) {
        List<Method> found = new ArrayList<>();
        addAll(type, framework, found);
        if (framework == Framework.JUNIT4) {
            return found;
        }
        List<Method> visible = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            if (!isOverridden(found.get(i), found, i + 1)) {
                visible.add(found.get(i));
            }
        }
        return visible;
    }

    private static void addAll(Class<?> type, Framework framework, List<Method> found) {
        if (type == null || type == Object.class) {
            return;
        }
        addAll(type.getSuperclass(), framework, found);
        if (framework != Framework.JUNIT4) {
            for (Class<?> parent : type.getInterfaces()) {
                addAll(parent, framework, found);
            }
        }
        Method[] own = type.getDeclaredMethods();
        Arrays.sort(own, framework.order());
        for (Method method : own) {
            boolean isInherited = !type.isInterface() || !Modifier.isAbstract(method.getModifiers());
            if (!method.isSynthetic() && isInherited && !found.contains(method)) {
                found.add(method);
            }
        }
    }

    private static boolean isOverridden(Method method, List<Method> others, int from) {
        for (int i = from; i < others.size(); i++) {
            if (isSame(method, others.get(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSame(Method one, Method other) {
        return one.getName().equals(other.getName()) && Arrays.equals(one.getParameterTypes(), other.getParameterTypes());
    }

    private static List<Method> withoutShadowed(List<Method> found) {
        List<Method> kept = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            if (!isOverridden(found.get(i), found, i + 1)) {
                kept.add(found.get(i));
            }
        }
        return kept;
    }

    /** The methods of each class in reverse order, those of subclasses first or last as before. */
    static List<Method> reversedWithin(List<Method> methods) {
        List<Method> result = new ArrayList<>();
        for (int from = 0; from < methods.size();) {
            int to = from;
            while (to < methods.size() && methods.get(to).getDeclaringClass() == methods.get(from).getDeclaringClass()) {
                to++;
            }
            for (int i = to - 1; i >= from; i--) {
                result.add(methods.get(i));
            }
            from = to;
        }
        return result;
    }

    /** Subclasses first, the methods of one class in the same order as before. */
    static List<Method> bottomUp(List<Method> methods) {
        List<Method> result = reversedWithin(methods);
        Collections.reverse(result);
        return result;
    }
}
