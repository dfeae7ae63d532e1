package clew.internal.test;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** The tests of a class, with those of the classes nested in it. */
abstract class Listing {
    private static final String JUPITER = "org.junit.jupiter.api.";

    /** A test, to be run unless there is a reason to skip it, or one why it cannot be run. */
    abstract void add(TestCase test, String skipped, String unusable);

    /** Whether the calls of this method are of interest. */
    boolean wants(TestCase test) {
        return true;
    }

    final void addClass(Class<?> type) {
        boolean isInner = type.isMemberClass() && !Modifier.isStatic(type.getModifiers());
        if (Modifier.isAbstract(type.getModifiers()) || type.isInterface() || type.isAnonymousClass() || type.isLocalClass() || isInner) {
            return;
        }
        if (isTestCase(type)) {
            addJUnit3(type);
            return;
        }
        List<Class<?>> chain = new ArrayList<>();
        chain.add(type);
        if (!addChain(chain)) {
            Exclusions.requireOwnTests(type);
        }
    }

    static boolean isTestCase(Class<?> type) {
        for (Class<?> at = type.getSuperclass(); at != null; at = at.getSuperclass()) {
            if (at.getName().equals("junit.framework.TestCase")) {
                return true;
            }
        }
        return false;
    }

    private void addJUnit3(Class<?> type) {
        for (Method method : Hierarchy.all(type, Framework.JUNIT3)) {
            boolean isTest = method.getName().startsWith("test") && method.getParameterCount() == 0
                    && method.getReturnType() == void.class && !method.isSynthetic();
            if (isTest && Modifier.isPublic(type.getModifiers())) {
                addOne(new TestCase(Framework.JUNIT3, List.of(type), method));
            }
        }
    }

    /** false: there are no tests. */
    private boolean addChain(List<Class<?>> chain) {
        Class<?> type = chain.get(chain.size() - 1);
        boolean isSeen = !Modifier.isPrivate(type.getModifiers()), hasSome = false;
        for (Method method : Hierarchy.all(type, Framework.JUNIT5)) {
            boolean isUsual = !Modifier.isPrivate(method.getModifiers()) && !Modifier.isStatic(method.getModifiers());
            if (isSeen && isUsual && isJUnit5(Marks.of(method))) {
                addOne(new TestCase(Framework.JUNIT5, chain, method));
                hasSome = true;
            }
        }
        if (chain.size() == 1) {
            for (Method method : Hierarchy.annotated(type, "org.junit.Test", Framework.JUNIT4)) {
                addOne(new TestCase(Framework.JUNIT4, chain, method));
                hasSome = true;
            }
            hasSome |= addTestNg(chain, type);
        }
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            for (Class<?> member : at.getDeclaredClasses()) {
                boolean isInner = !Modifier.isStatic(member.getModifiers()) && !Modifier.isPrivate(member.getModifiers());
                if (isInner && Marks.find(Marks.of(member), JUPITER + "Nested") != null) {
                    requireNoCircle(chain, member);
                    List<Class<?>> longer = new ArrayList<>(chain);
                    longer.add(member);
                    hasSome |= addChain(longer);
                }
            }
        }
        return hasSome;
    }

    /** An inner class that extends one around it has itself among its inner classes. */
    private static void requireNoCircle(List<Class<?>> chain, Class<?> member) {
        for (Class<?> around : chain) {
            if (around.isAssignableFrom(member)) {
                throw new Unusable("the nested class " + member.getName() + " extends " + around.getName() + ", which it is nested in");
            }
        }
    }

    private static boolean isJUnit5(List<Mark> marks) {
        for (Mark mark : marks) {
            switch (mark.type) {
                case JUPITER + "Test": case JUPITER + "RepeatedTest": case JUPITER + "TestFactory": case JUPITER + "TestTemplate":
                case "org.junit.jupiter.params.ParameterizedTest": return true;
                default: break;
            }
        }
        return false;
    }

    /** On a class the annotation means all its public methods. */
    private boolean addTestNg(List<Class<?>> chain, Class<?> type) {
        boolean hasSome = false;
        String annotation = "org.testng.annotations.Test";
        for (Method method : Hierarchy.all(type, Framework.TESTNG)) {
            List<Mark> marks = Marks.of(method);
            boolean byClass = Modifier.isPublic(method.getModifiers()) && method.getReturnType() == void.class
                    && Marks.inherited(method.getDeclaringClass(), annotation) != null && !isConfiguration(marks);
            if (Marks.find(marks, annotation) != null || byClass) {
                addOne(new TestCase(Framework.TESTNG, chain, method));
                hasSome = true;
            }
        }
        return hasSome;
    }

    private static boolean isConfiguration(List<Mark> marks) {
        for (Mark mark : marks) {
            if (mark.type.startsWith("org.testng.annotations.") && !mark.isOf("org.testng.annotations.Test")) {
                return true;
            }
        }
        return false;
    }

    // --- one method: its calls ---

    private void addOne(TestCase test) {
        if (!wants(test)) {
            return;
        }
        try {
            String skipped = Exclusions.whySkipped(test);
            if (skipped != null) {
                add(test, skipped, null);
                return;
            }
            Exclusions.requireUsable(test);
            List<TestCase> calls = calls(test);
            if (calls.isEmpty() && test.framework == Framework.TESTNG) {
                add(test, "its data provider has no values", null);
            } else if (calls.isEmpty()) {
                throw new Unusable("there are no arguments: its sources are empty before any fixture has run");
            }
            for (TestCase call : calls) {
                addCall(call);
            }
        } catch (Unusable why) {
            add(test, null, why.getMessage());
        } catch (LinkageError missing) {
            add(test, null, "a class cannot be used: " + missing);
        } catch (Throwable failure) {
            add(test, null, "its arguments cannot be listed: " + failure);
        }
    }

    private void addCall(TestCase call) {
        try {
            TestRun.arguments(call);
            add(call, null, null);
        } catch (Unusable why) {
            add(call, null, why.getMessage());
        }
    }

    static List<TestCase> calls(TestCase test) {
        List<TestCase> calls = new ArrayList<>();
        Mark repeated = Marks.find(test.marks, JUPITER + "RepeatedTest");
        List<Object[]> values = null;
        if (Marks.find(test.marks, "org.junit.jupiter.params.ParameterizedTest") != null) {
            values = Sources.of(test);
        } else if (ParameterizedRunner.runs(test.type(), test.framework)) {
            values = ParameterizedRunner.rows(test.type());
        } else if (test.framework == Framework.TESTNG) {
            values = DataProviders.of(test);
        }
        if (values != null) {
            for (Object[] each : values) {
                calls.add(test.call(calls.size() + 1, each));
            }
        } else if (repeated != null && (Integer) repeated.value("value", 1) < 1) {
            throw new Unusable("@RepeatedTest needs a positive number");
        } else if (repeated != null && knowsRepetition(test)) {
            int count = (Integer) repeated.value("value", 1);
            for (int i = 1; i <= count; i++) {
                TestCase call = test.call(i, TestCase.NONE);
                call.repetitions = count;
                calls.add(call);
            }
        } else {
            calls.add(test);
        }
        return calls;
    }

    /** Repetitions that are not told their number are the same program: one stands for all. */
    private static boolean knowsRepetition(TestCase test) {
        List<Method> methods = new ArrayList<>();
        methods.add(test.method);
        for (Fixtures fixtures : Fixtures.of(test)) {
            methods.addAll(fixtures.beforeEach);
            methods.addAll(fixtures.afterEach);
        }
        for (Method method : methods) {
            for (Class<?> type : method.getParameterTypes()) {
                if (Injection.isKnown(type)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Its own and those that it inherits, also from interfaces. */
    static List<Field> fields(Class<?> type) {
        List<Field> found = new ArrayList<>();
        for (Class<?> at = type; at != null && at != Object.class; at = at.getSuperclass()) {
            addFields(at, found);
        }
        return found;
    }

    private static void addFields(Class<?> type, List<Field> found) {
        for (Field field : type.getDeclaredFields()) {
            found.add(field);
        }
        for (Class<?> parent : type.getInterfaces()) {
            addFields(parent, found);
        }
    }
}
