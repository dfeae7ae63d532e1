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

    /** What is told about is the test, and no class of its chain. */
    static final int OF_TEST = -1;

    private final TestCase test;
    private final int level;                // of the class that is told about, for fixtures of all tests and constructors

    private Injection(TestCase test, int level) {
        this.test = test;
        this.level = level;
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
    static Object[] fill(Class<?>[] types, Object[] values, TestCase test, int level) {
        Object[] filled = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            filled[i] = i < values.length ? values[i] : types[i] == Method.class ? test.method
                    : Proxy.newProxyInstance(types[i].getClassLoader(), new Class<?>[] {types[i]}, new Injection(test, level));
        }
        return filled;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) {
        switch (method.getName()) {
            case "getDisplayName": return level == OF_TEST ? DisplayNames.of(test) : DisplayNames.ofClass(test, level);
            case "getTags": return tags();
            case "getTestClass": return Optional.of(test.chain.get(last()));
            case "getTestMethod": return level == OF_TEST ? Optional.of(test.method) : Optional.empty();
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

    /** The level of the innermost class that is told about. */
    private int last() {
        return level == OF_TEST ? test.chain.size() - 1 : level;
    }

    /** Those of superclasses and interfaces are inherited. */
    private Set<String> tags() {
        Set<String> tags = new HashSet<>();
        for (int i = 0; i <= last(); i++) {
            for (Class<?> type = test.chain.get(i); type != null; type = type.getSuperclass()) {
                addTags(Marks.withInterfaces(type), tags);
            }
        }
        if (level == OF_TEST) {
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
