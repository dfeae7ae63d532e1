package clew.internal.test;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.stream.BaseStream;

/** The arguments of a parameterized test, from the annotations that say where they come from. */
final class Sources {
    private static final String PROVIDERS = "org.junit.jupiter.params.provider.";

    private final TestCase test;
    private final List<Object[]> found = new ArrayList<>();

    private Sources(TestCase test) {
        this.test = test;
    }

    static List<Object[]> of(TestCase test) {
        Sources sources = new Sources(test);
        int count = 0;
        for (Mark mark : test.marks) {
            if (mark.type.startsWith(PROVIDERS)) {
                sources.addFrom(mark);
                count++;
            }
        }
        if (count == 0) {
            throw new Unusable("the parameterized test has no source of arguments");
        }
        return sources.found;
    }

    private void addFrom(Mark mark) {
        String name = mark.simpleName();
        switch (name) {
            case "ValueSource": addValues(mark); break;
            case "NullSource": addNull(name); break;
            case "EmptySource": addOne(empty()); break;
            case "NullAndEmptySource": addNull(name); addOne(empty()); break;
            case "EnumSource": addConstants(mark); break;
            case "CsvSource": addRecords(mark); break;
            case "MethodSource": addFactories(mark); break;
            case "ValueSources": case "EnumSources": case "CsvSources": case "MethodSources":
                for (Object inner : mark.list("value")) {
                    addFrom((Mark) inner);
                }
                break;
            default: throw new Unusable("arguments from @" + name + " are not supported");
        }
    }

    private void addNull(String source) {
        firstParameter(source);
        addOne(null);
    }

    private void addOne(Object value) {
        found.add(new Object[] {value});
    }

    private void addValues(Mark mark) {
        if (mark.values.size() != 1) {
            throw new Unusable("@ValueSource needs exactly one kind of values");
        }
        for (Map.Entry<String, Object> each : mark.values.entrySet()) {
            for (Object value : (Object[]) each.getValue()) {
                addOne(each.getKey().equals("classes") ? clew.internal.Reflect.typeOf((String) value) : value);
            }
        }
    }

    private Class<?> firstParameter(String source) {
        if (test.method.getParameterCount() == 0) {
            throw new Unusable("@" + source + " needs a parameter");
        }
        return test.method.getParameterTypes()[0];
    }

    private Object empty() {
        Class<?> type = firstParameter("EmptySource");
        if (type == String.class) {
            return "";
        } else if (type == List.class || type == Collection.class) {
            return Collections.emptyList();
        } else if (type == Set.class) {
            return Collections.emptySet();
        } else if (type == Map.class) {
            return Collections.emptyMap();
        } else if (type.isArray()) {
            return Array.newInstance(type.getComponentType(), 0);
        } else if (type == SortedSet.class || type == NavigableSet.class) {
            return Collections.emptyNavigableSet();
        } else if (type == SortedMap.class || type == NavigableMap.class) {
            return Collections.emptyNavigableMap();
        } else if (Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type)) {
            return madeEmpty(type);
        }
        throw new Unusable("@EmptySource knows no empty " + type.getTypeName());
    }

    private static Object madeEmpty(Class<?> type) {
        try {
            return type.getConstructor().newInstance();
        } catch (ReflectiveOperationException failure) {
            throw new Unusable("@EmptySource cannot make an empty " + type.getTypeName());
        }
    }

    private void addConstants(Mark mark) {
        String descriptor = mark.text("value", null);
        Class<?> type = descriptor == null || descriptor.equals("Lorg/junit/jupiter/params/provider/NullEnum;")
                ? firstParameter("EnumSource") : clew.internal.Reflect.typeOf(descriptor);
        if (!type.isEnum()) {
            throw new Unusable("@EnumSource needs an enum, and " + type.getTypeName() + " is none");
        }
        Object[] names = mark.list("names");
        String mode = mark.text("mode", "INCLUDE");
        if (!mode.startsWith("MATCH")) {
            for (Object name : names) {
                Conversion.constant(type, (String) name);
            }
        }
        int from = bound(type, mark, "from", 0), to = bound(type, mark, "to", type.getEnumConstants().length - 1);
        for (int i = from; i <= to; i++) {
            Object constant = type.getEnumConstants()[i];
            if (names.length == 0 || isChosen(((Enum<?>) constant).name(), names, mode)) {
                addOne(constant);
            }
        }
    }

    private static int bound(Class<?> type, Mark mark, String name, int otherwise) {
        String constant = mark.text(name, "");
        return constant.isEmpty() ? otherwise : ((Enum<?>) Conversion.constant(type, constant)).ordinal();
    }

    private static boolean isChosen(String constant, Object[] names, String mode) {
        int count = 0;
        for (Object name : names) {
            count += mode.startsWith("MATCH") ? constant.matches((String) name) ? 1 : 0 : constant.equals(name) ? 1 : 0;
        }
        switch (mode) {
            case "INCLUDE": case "MATCH_ANY": return count > 0;
            case "EXCLUDE": case "MATCH_NONE": return count == 0;
            default: return count == names.length;
        }
    }

    private void addRecords(Mark mark) {
        if (mark.values.containsKey("value") == mark.values.containsKey("textBlock")) {
            throw new Unusable("@CsvSource needs either records or a text block");
        }
        Csv csv = new Csv(mark);
        List<String> lines = csv.lines(mark.text("textBlock", ""));
        for (Object line : mark.list("value")) {
            lines.add((String) line);
        }
        boolean hasHeaders = Boolean.TRUE.equals(mark.value("useHeadersInDisplayName", false));
        if (hasHeaders && !lines.isEmpty()) {
            test.columns = csv.record(lines.remove(0));
        }
        for (String line : lines) {
            found.add(csv.record(line));
        }
    }

    // --- methods that make arguments ---

    private void addFactories(Mark mark) {
        Object[] names = mark.list("value");
        if (names.length == 0) {
            addAll(call(factory(test.type(), test.method.getName(), false)));
        }
        for (Object name : names) {
            addAll(call(factoryNamed((String) name)));
        }
    }

    /** "factory", "pkg.Class#factory", either with "()" or with types. */
    private Method factoryNamed(String name) {
        if (name.trim().isEmpty()) {
            return factory(test.type(), test.method.getName(), false);
        }
        int types = name.indexOf('(');
        if (types >= 0 && !name.substring(types).replace(" ", "").equals("()")) {
            throw new Unusable("the method " + name + " of @MethodSource has parameters");
        }
        String plain = types < 0 ? name : name.substring(0, types);
        int hash = plain.indexOf('#');
        if (hash < 0) {
            return factory(test.type(), plain, types >= 0);
        }
        Class<?> owner = clew.internal.Reflect.findClass(plain.substring(0, hash));
        if (owner == null) {
            throw new Unusable("there is no class " + plain.substring(0, hash) + " for @MethodSource");
        }
        return factory(owner, plain.substring(hash + 1), types >= 0);
    }

    /** Without types in its name, it must be the only one. */
    private Method factory(Class<?> owner, String name, boolean isWithoutParameters) {
        Method found = null;
        for (Method method : Hierarchy.all(owner, Framework.JUNIT5)) {
            boolean isOne = method.getName().equals(name) && !method.equals(test.method) && makesSeveral(method.getReturnType())
                    && (!isWithoutParameters || method.getParameterCount() == 0);
            if (isOne && found != null) {
                throw new Unusable("there are several methods " + name + " in " + owner.getName() + " for @MethodSource");
            }
            found = isOne ? method : found;
        }
        if (found == null) {
            throw new Unusable("there is no method " + name + " in " + owner.getName() + " for @MethodSource");
        }
        if (found.getParameterCount() > 0) {
            throw new Unusable("the method " + name + " of @MethodSource has parameters");
        }
        return found;
    }

    /** Whether values can be taken one by one out of what a method of this type returns. */
    private static boolean makesSeveral(Class<?> type) {
        return type == Object.class || type.isArray() || BaseStream.class.isAssignableFrom(type)
                || Iterator.class.isAssignableFrom(type) || Iterable.class.isAssignableFrom(type);
    }

    private Object call(Method factory) {
        try {
            factory.setAccessible(true);
            Object instance = null;
            if (!Modifier.isStatic(factory.getModifiers())) {
                if (!new Fixtures(test.type(), test.framework).isPerClass) {
                    throw new Unusable("the method " + factory.getName() + " of @MethodSource must be static");
                }
                instance = Instances.create(test.chain, test);
            }
            return factory.invoke(instance);
        } catch (InvocationTargetException failure) {
            throw new Unusable("the method " + factory.getName() + " of @MethodSource throws " + failure.getCause());
        } catch (IllegalAccessException failure) {
            throw new Unusable(failure.toString());
        }
    }

    private void addAll(Object values) {
        Iterator<?> each;
        if (values instanceof BaseStream) {
            each = ((BaseStream<?, ?>) values).iterator();
        } else if (values instanceof Iterator) {
            each = (Iterator<?>) values;
        } else if (values instanceof Iterable) {
            each = ((Iterable<?>) values).iterator();
        } else if (values != null && values.getClass().isArray()) {
            List<Object> list = new ArrayList<>();
            for (int i = 0; i < Array.getLength(values); i++) {
                list.add(Array.get(values, i));
            }
            each = list.iterator();
        } else {
            throw new Unusable("a method of @MethodSource returns neither a stream, nor a collection, nor an array");
        }
        while (each.hasNext()) {
            add(each.next());
        }
    }

    private void add(Object value) {
        if (value instanceof Object[]) {
            found.add((Object[]) value);
        } else if (Hierarchy.implementsType(value, PROVIDERS + "Arguments")) {
            try {
                Method get = value.getClass().getMethod("get");
                get.setAccessible(true);
                found.add((Object[]) get.invoke(value));
            } catch (ReflectiveOperationException failure) {
                throw new Unusable("arguments cannot be taken: " + failure);
            }
        } else {
            addOne(value);
        }
    }
}
