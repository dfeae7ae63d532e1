package clew.internal.test;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What runs before and after a test of one class, in the order of its framework, without what belongs to classes around it. */
final class Fixtures {
    final Class<?> type;
    final boolean isPerClass;               // one instance for all tests, made before what runs before all
    final List<Method> beforeAll = new ArrayList<>(), beforeEach, afterEach, afterAll = new ArrayList<>();

    Fixtures(Class<?> type, Framework framework) {
        this.type = type;
        this.isPerClass = framework == Framework.TESTNG || isPerClass(type);
        for (String annotation : framework.beforeAll) {
            beforeAll.addAll(before(annotation, framework));
        }
        beforeEach = before(framework.beforeEach, framework);
        afterEach = after(framework.afterEach, framework);
        for (String annotation : framework.afterAll) {
            afterAll.addAll(after(annotation, framework));
        }
        requireUsable(framework);
    }

    private List<Method> before(String annotation, Framework framework) {
        List<Method> found = Hierarchy.annotated(type, annotation, framework);
        return framework == Framework.JUNIT4 ? Hierarchy.reversedWithin(found) : enabled(found, annotation);
    }

    private List<Method> after(String annotation, Framework framework) {
        return enabled(Hierarchy.bottomUp(Hierarchy.annotated(type, annotation, framework)), annotation);
    }

    /** TestNG's can be switched off. */
    private static List<Method> enabled(List<Method> found, String annotation) {
        List<Method> kept = new ArrayList<>();
        for (Method method : found) {
            if (!Boolean.FALSE.equals(Marks.find(Marks.of(method), annotation).value("enabled", true))) {
                kept.add(method);
            }
        }
        return kept;
    }

    private static boolean isPerClass(Class<?> type) {
        Mark mark = Marks.inherited(type, "org.junit.jupiter.api.TestInstance");
        return mark != null ? "PER_CLASS".equals(mark.text("value", "")) : PlatformProperties.isPerClass();
    }

    /** Whether TestNG calls it also when another fixture has failed. */
    static boolean runsAlways(Method method) {
        for (Mark mark : Marks.of(method)) {
            if (mark.type.startsWith("org.testng.annotations.") && Boolean.TRUE.equals(mark.value("alwaysRun", false))) {
                return true;
            }
        }
        return false;
    }

    List<Method> all() {
        List<Method> all = new ArrayList<>(beforeAll);
        all.addAll(beforeEach);
        all.addAll(afterEach);
        all.addAll(afterAll);
        return all;
    }

    boolean isForAll(Method method) {
        return beforeAll.contains(method) || afterAll.contains(method);
    }

    /** What a framework itself refuses, and what clew cannot do in its place. */
    private void requireUsable(Framework framework) {
        if (framework == Framework.JUNIT5) {
            PlatformProperties.requireNoExtensions();
        }
        for (Method method : all()) {
            boolean isForAll = isForAll(method);
            boolean isStatic = Modifier.isStatic(method.getModifiers());
            String name = "the fixture " + method.getName();
            if (framework == Framework.JUNIT5 && isForAll && !isStatic && !isPerClass) {
                throw new Unusable(name + " must be static, unless the class has @TestInstance(PER_CLASS)");
            }
            if (framework == Framework.JUNIT5 && Modifier.isPrivate(method.getModifiers())) {
                throw new Unusable(name + " must not be private");
            }
            if (framework == Framework.JUNIT5 && !isForAll && isStatic) {
                throw new Unusable(name + " must not be static");
            }
            if (framework == Framework.JUNIT4 && !Modifier.isPublic(method.getModifiers())) {
                throw new Unusable(name + " must be public");
            }
            if (framework == Framework.JUNIT4 && isForAll != isStatic) {
                throw new Unusable(name + (isForAll ? " must be static" : " must not be static"));
            }
            if ((framework == Framework.JUNIT4 || framework == Framework.JUNIT5) && method.getReturnType() != void.class) {
                throw new Unusable(name + " must return nothing");
            }
            for (Mark mark : Marks.of(method)) {
                if (mark.list("dependsOnMethods").length + mark.list("dependsOnGroups").length > 0) {
                    throw new Unusable(name + " depends on others, whose order is not known");
                }
            }
            Injection.requireKnown(method, 0, framework);
        }
    }

    /** Those of each class of a chain, the outermost first. */
    static List<Fixtures> of(TestCase test) {
        List<Fixtures> levels = new ArrayList<>();
        for (Class<?> type : test.chain) {
            levels.add(new Fixtures(type, test.framework));
        }
        return levels;
    }

    static <T> List<T> reversed(List<T> list) {
        List<T> reversed = new ArrayList<>(list);
        Collections.reverse(reversed);
        return reversed;
    }
}
