package clew.internal.test;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What JUnit gives to parameters by itself: TestInfo, RepetitionInfo, TestReporter; and TestNG: the method of the test. */
final class Injection implements InvocationHandler {
    private static final String API = "org.junit.jupiter.api.";

    private final TestCase test;
    private final boolean isForAll;         // of a fixture for all tests: no method is known

    private Injection(TestCase test, boolean isForAll) {
        this.test = test;
        this.isForAll = isForAll;
    }

    static boolean isKnown(Class<?> type) {
        String name = type.getName();
        return name.equals(API + "TestInfo") || name.equals(API + "TestReporter") || name.equals(API + "RepetitionInfo");
    }

    static void requireKnown(Method method, int from, Framework framework) {
        require(method.getName(), method.getParameterTypes(), from, framework);
    }

    static void require(String name, Class<?>[] types, int from, Framework framework) {
        for (int i = from; i < types.length; i++) {
            boolean isInjected = framework == Framework.JUNIT5 && isKnown(types[i])
                    || framework == Framework.TESTNG && types[i] == Method.class;
            if (!isInjected) {
                throw new Unusable("nothing is known for the parameter of type " + types[i].getTypeName() + " of " + name);
            }
        }
    }

    /** Fills up values with what is injected into the remaining parameters. */
    static Object[] fill(Class<?>[] types, Object[] values, TestCase test, boolean isForAll) {
        Object[] filled = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            filled[i] = i < values.length ? values[i] : types[i] == Method.class ? test.method
                    : Proxy.newProxyInstance(types[i].getClassLoader(), new Class<?>[] {types[i]}, new Injection(test, isForAll));
        }
        return filled;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) {
        switch (method.getName()) {
            case "getDisplayName": return isForAll ? DisplayNames.ofClass(test) : DisplayNames.of(test);
            case "getTags": return tags();
            case "getTestClass": return Optional.of(test.type());
            case "getTestMethod": return isForAll ? Optional.empty() : Optional.of(test.method);
            case "getCurrentRepetition": return test.index;
            case "getTotalRepetitions": return test.repetitions;
            case "getFailureCount": return 0;
            case "getFailureThreshold": return Integer.MAX_VALUE;
            case "hashCode": return 0;
            case "equals": return proxy == arguments[0];
            case "toString": return DisplayNames.of(test);
            default: return null;
        }
    }

    private Set<String> tags() {
        Set<String> tags = new HashSet<>();
        for (Class<?> type : test.chain) {
            addTags(Marks.of(type), tags);
        }
        if (!isForAll) {
            addTags(test.marks, tags);
        }
        return tags;
    }

    private static void addTags(List<Mark> marks, Set<String> tags) {
        for (Mark mark : marks) {
            if (mark.isOf(API + "Tag")) {
                tags.add(mark.text("value", ""));
            } else if (mark.isOf(API + "Tags")) {
                for (Object inner : mark.list("value")) {
                    tags.add(((Mark) inner).text("value", ""));
                }
            }
        }
    }
}
