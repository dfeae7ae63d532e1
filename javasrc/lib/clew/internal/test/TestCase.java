package clew.internal.test;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;

/** One test: a method of a class, and if it is called several times the number of the call, from 1 on, with its arguments. */
final class TestCase {
    static final Object[] NONE = {};

    final Framework framework;
    final List<Class<?>> chain;             // the outermost class first; the last one has the method
    final Method method;
    final List<Mark> marks;                 // of the method
    int index;                              // 0: it is called once
    int repetitions;                        // of RepeatedTest; 0: it is none
    Object[] arguments = NONE;              // before conversion
    Object[] columns;                       // names of the arguments; null: they have none

    TestCase(Framework framework, List<Class<?>> chain, Method method) {
        this.framework = framework;
        this.chain = chain;
        this.method = method;
        this.marks = Marks.of(method);
    }

    TestCase call(int number, Object[] values) {
        TestCase call = new TestCase(framework, chain, method);
        call.index = number;
        call.arguments = values;
        call.columns = columns;
        return call;
    }

    Class<?> type() {
        return chain.get(chain.size() - 1);
    }

    /** TestNG's annotation of the method, or if it has none that of its class; null: neither has. */
    Mark testNg() {
        Mark own = Marks.find(marks, "org.testng.annotations.Test");
        return own != null ? own : Marks.inherited(method.getDeclaringClass(), "org.testng.annotations.Test");
    }

    /** Whether JUnit 5 closes arguments of a parameterized test that can be closed. */
    boolean closesArguments() {
        Mark mark = Marks.find(marks, "org.junit.jupiter.params.ParameterizedTest");
        return mark != null && Boolean.TRUE.equals(mark.value("autoCloseArguments", true));
    }

    /** "Outer$Inner": the outermost class, and the simple names of those in it. */
    String className() {
        StringBuilder name = new StringBuilder(chain.get(0).getName());
        for (int i = 1; i < chain.size(); i++) {
            name.append('$').append(chain.get(i).getSimpleName());
        }
        return name.toString();
    }

    /** The simple names of nested classes, each after a '/'. */
    String path() {
        StringBuilder path = new StringBuilder();
        for (int i = 1; i < chain.size(); i++) {
            path.append('/').append(chain.get(i).getSimpleName());
        }
        return path.toString();
    }

    /** "name", "name(int,java.lang.String)". */
    String methodName() {
        Class<?>[] types = method.getParameterTypes();
        StringBuilder text = new StringBuilder(method.getName());
        for (int i = 0; i < types.length; i++) {
            text.append(i == 0 ? "(" : ",").append(types[i].getTypeName());
        }
        return types.length == 0 ? text.toString() : text.append(')').toString();
    }

    String argumentText() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < arguments.length; i++) {
            text.append(i == 0 ? "" : ", ").append(show(arguments[i]));
        }
        return text.toString();
    }

    static String show(Object value) {
        if (value != null && value.getClass().isArray()) {
            String text = Arrays.deepToString(new Object[] {value});
            return text.substring(1, text.length() - 1);
        }
        try {
            String name = NamedValue.name(value);
            return name != null ? name : String.valueOf(value);
        } catch (RuntimeException | StackOverflowError failure) {
            return value.getClass().getName();
        }
    }
}
