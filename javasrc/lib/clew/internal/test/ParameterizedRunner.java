package clew.internal.test;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** JUnit 4's runner Parameterized: an instance for each row of values, which go to its constructor or into its fields. */
final class ParameterizedRunner {
    static final String NAME = "org.junit.runners.Parameterized";

    private ParameterizedRunner() {
    }

    static boolean runs(Class<?> type, Framework framework) {
        Mark mark = framework == Framework.JUNIT4 ? Marks.inherited(type, "org.junit.runner.RunWith") : null;
        return mark != null && Marks.className(mark.text("value", "")).equals(NAME);
    }

    static List<Object[]> rows(Class<?> type) {
        List<Method> methods = Hierarchy.annotated(type, NAME + "$Parameters", Framework.JUNIT4);
        for (Method method : Fixtures.reversed(methods)) {
            if (Modifier.isStatic(method.getModifiers()) && Modifier.isPublic(method.getModifiers())) {
                return rows(method);
            }
        }
        throw new Unusable("no public static method of " + type.getName() + " has @Parameters");
    }

    private static List<Object[]> rows(Method method) {
        Object values;
        try {
            method.setAccessible(true);
            values = method.invoke(null);
        } catch (InvocationTargetException failure) {
            throw new Unusable("the method " + method.getName() + " of @Parameters throws " + failure.getCause());
        } catch (IllegalAccessException failure) {
            throw new Unusable(failure.toString());
        }
        Iterable<?> each = values instanceof Object[] ? Arrays.asList((Object[]) values) : null;
        if (each == null && !(values instanceof Iterable)) {
            throw new Unusable("the method " + method.getName() + " of @Parameters returns neither an Iterable nor an array");
        }
        List<Object[]> rows = new ArrayList<>();
        for (Object row : each != null ? each : (Iterable<?>) values) {
            rows.add(row instanceof Object[] ? (Object[]) row : new Object[] {row});
        }
        return rows;
    }

    private static Mark place(Field field) {
        return Marks.find(Marks.of(field), NAME + "$Parameter");
    }

    /** What its constructor gets: the row, unless there are fields for it. */
    static Object[] forConstructor(Class<?> type, Object[] row) {
        for (Field field : Listing.fields(type)) {
            if (place(field) != null) {
                return TestCase.NONE;
            }
        }
        return row;
    }

    static void fill(Object instance, Object[] row) throws IllegalAccessException {
        for (Field field : Listing.fields(instance.getClass())) {
            Mark place = place(field);
            if (place != null) {
                int index = (Integer) place.value("value", 0);
                if (!Modifier.isPublic(field.getModifiers())) {
                    throw new Unusable("the field " + field.getName() + " with @Parameter must be public");
                }
                if (index < 0 || index >= row.length) {
                    throw new Unusable("there is no value " + index + " for the field " + field.getName());
                }
                field.setAccessible(true);
                field.set(instance, row[index]);
            }
        }
    }
}
