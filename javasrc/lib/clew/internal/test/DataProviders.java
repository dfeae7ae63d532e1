package clew.internal.test;

import clew.internal.Reflect;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/** The arguments of a test of TestNG: what its data provider returns. */
final class DataProviders {
    private DataProviders() {
    }

    /** null: it is called once, without arguments. */
    static List<Object[]> of(TestCase test) {
        Mark mark = test.testNg();
        String name = mark == null ? "" : mark.text("dataProvider", "");
        if (name.isEmpty()) {
            return null;
        }
        String descriptor = mark.text("dataProviderClass", null);
        Class<?> owner = descriptor == null ? test.type() : Reflect.typeOf(descriptor);
        for (Method method : Hierarchy.all(owner, Framework.TESTNG)) {
            Mark provider = Marks.find(Marks.of(method), "org.testng.annotations.DataProvider");
            if (provider != null && (provider.text("name", "").equals(name)
                    || provider.text("name", "").isEmpty() && method.getName().equals(name))) {
                return atIndices(values(method, test), provider.list("indices"));
            }
        }
        throw new Unusable("there is no data provider " + name);
    }

    private static List<Object[]> values(Method provider, TestCase test) {
        Injection.requireKnown(provider, 0, Framework.TESTNG);
        Object[] known = Injection.fill(provider.getParameterTypes(), TestCase.NONE, test, Injection.OF_TEST);
        try {
            provider.setAccessible(true);
            boolean isStatic = Modifier.isStatic(provider.getModifiers());
            return list(provider.invoke(isStatic ? null : Instances.create(test.chain, test), known), provider.getName());
        } catch (InvocationTargetException failure) {
            throw new Unusable("the data provider " + provider.getName() + " throws " + failure.getCause());
        } catch (IllegalAccessException failure) {
            throw new Unusable(failure.toString());
        }
    }

    /** Only the rows with these numbers; none given: all. */
    private static List<Object[]> atIndices(List<Object[]> rows, Object[] indices) {
        List<Object[]> chosen = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            if (indices.length == 0 || Arrays.asList(indices).contains(i)) {
                chosen.add(rows.get(i));
            }
        }
        return chosen;
    }

    private static List<Object[]> list(Object values, String name) {
        List<Object[]> list = new ArrayList<>();
        if (values instanceof Object[]) {
            for (Object each : (Object[]) values) {
                list.add(each instanceof Object[] ? (Object[]) each : new Object[] {each});
            }
        } else if (values instanceof Iterator) {
            for (Iterator<?> each = (Iterator<?>) values; each.hasNext();) {
                Object value = each.next();
                list.add(value instanceof Object[] ? (Object[]) value : new Object[] {value});
            }
        } else {
            throw new Unusable("the data provider " + name + " returns neither an array nor an iterator");
        }
        return list;
    }
}
