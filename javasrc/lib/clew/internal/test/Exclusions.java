package clew.internal.test;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;

/** Tests that are switched off, and those that need more of a framework than clew does in its place. */
final class Exclusions {
    private static final String JUPITER = "org.junit.jupiter.api.", TESTNG = "org.testng.annotations.";

    private Exclusions() {
    }

    /** null: it is not. */
    static String whySkipped(TestCase test) {
        String why = test.framework == Framework.JUNIT3 ? null : switchedOff(test.marks);
        for (int i = 0; i < test.chain.size() && why == null; i++) {
            why = switchedOff(ownMarks(test.chain.get(i), test.framework));
        }
        if (why == null && test.framework == Framework.TESTNG && Boolean.FALSE.equals(test.testNg().value("enabled", true))) {
            return "enabled = false";
        }
        if (why == null && test.framework == Framework.TESTNG && invocations(test) == 0) {
            return "invocationCount = 0";
        }
        return why;
    }

    private static List<Mark> ownMarks(Class<?> type, Framework framework) {
        return framework == Framework.JUNIT5 ? Marks.withInterfaces(type) : Marks.of(type);
    }

    private static String switchedOff(List<Mark> marks) {
        for (Mark mark : marks) {
            if (mark.isOf(JUPITER + "Disabled") || mark.isOf("org.junit.Ignore") || mark.isOf(TESTNG + "Ignore")) {
                return withReason("@" + mark.simpleName(), mark.text("value", ""));
            }
        }
        return null;
    }

    /** Of one call with the same arguments. */
    private static int invocations(TestCase test) {
        Mark mark = test.framework == Framework.TESTNG ? test.testNg() : null;
        return mark == null ? 1 : (Integer) mark.value("invocationCount", 1);
    }

    private static String withReason(String what, String reason) {
        return reason.isEmpty() ? what : what + ": " + reason;
    }

    static void requireUsable(TestCase test) {
        requireMarks(test.marks, false);
        if (test.framework == Framework.TESTNG) {
            requireAlone(test.testNg());
            requireCalledDirectly(test.type());
        }
        for (Class<?> type : test.chain) {
            for (Class<?> at = type; at != null; at = at.getSuperclass()) {
                requireMarks(ownMarks(at, test.framework), at != type);
            }
            requireMembers(type);
        }
        for (Class<?> type : test.chain) {
            Instances.constructor(type, test.framework);
        }
        boolean isRepeated = Marks.find(test.marks, JUPITER + "RepeatedTest") != null;
        requireNoRepetition(test.method, isRepeated);
        for (Fixtures fixtures : Fixtures.of(test)) {
            for (Method method : fixtures.all()) {
                requireNoRepetition(method, isRepeated && !fixtures.isForAll(method));
            }
        }
        requireMethod(test);
        if (invocations(test) > 1) {
            requireEqualCalls(test);
        }
    }

    private static void requireEqualCalls(TestCase test) {
        if ((Integer) test.testNg().value("successPercentage", 100) < 100) {
            throw new Unusable("successPercentage is not supported: one call that fails is a failure");
        }
        for (Method method : new Fixtures(test.type(), test.framework).all()) {
            for (Mark mark : Marks.of(method)) {
                if (mark.value("firstTimeOnly", false).equals(true) || mark.value("lastTimeOnly", false).equals(true)) {
                    throw new Unusable("the fixture " + method.getName() + " is for the first or last call only, which is not supported");
                }
            }
        }
    }

    private static void requireNoRepetition(Method method, boolean isRepeated) {
        for (Class<?> type : method.getParameterTypes()) {
            if (!isRepeated && type.getName().equals(JUPITER + "RepetitionInfo")) {
                throw new Unusable("there is no repetition for the parameter of type " + type.getName() + " of " + method.getName());
            }
        }
    }

    /** Conditions count where they stand, and are not inherited from superclasses. */
    private static void requireMarks(List<Mark> marks, boolean areInherited) {
        for (Mark mark : marks) {
            String name = "@" + mark.simpleName();
            switch (mark.type) {
                case JUPITER + "TestFactory":
                    throw new Unusable(name + ": its tests are known only when it runs");
                case JUPITER + "TestTemplate": case JUPITER + "ClassTemplate": case "org.junit.jupiter.params.ParameterizedClass":
                case ParameterizedRunner.NAME + "$UseParametersRunnerFactory":
                case TESTNG + "Factory": case TESTNG + "Parameters": case TESTNG + "Listeners":
                    throw new Unusable(name + " is not supported");
                case JUPITER + "extension.ExtendWith": case JUPITER + "extension.Extensions": requireExtension(mark); break;
                case "org.junit.runner.RunWith": requireRunner(mark); break;
                default:
                    if (mark.type.startsWith(JUPITER + "util.")) {
                        throw new Unusable(name + " is not supported");
                    }
                    if (!areInherited && mark.type.startsWith(JUPITER + "condition.")) {
                        throw new Unusable("the condition " + name + " is not evaluated");
                    }
                    break;
            }
        }
    }

    private static void requireExtension(Mark mark) {
        for (Object extension : mark.list("value")) {
            if (extension instanceof Mark) {
                requireExtension((Mark) extension);
            } else if (!((String) extension).startsWith("Lclew/junit/")) {
                throw new Unusable("extensions of JUnit are not run: " + Marks.className((String) extension));
            }
        }
    }

    private static void requireRunner(Mark mark) {
        String runner = Marks.className(mark.text("value", ""));
        if (!runner.equals("org.junit.runners.JUnit4") && !runner.equals("org.junit.runners.BlockJUnit4ClassRunner")
                && !runner.equals("org.junit.platform.runner.JUnitPlatform") && !runner.equals(ParameterizedRunner.NAME)) {
            throw new Unusable("runners of JUnit 4 are not run: " + runner);
        }
    }

    /** A class without tests of its own has them by its runner; those of suites are found in other classes. */
    static void requireOwnTests(Class<?> type) {
        Mark mark = Marks.inherited(type, "org.junit.runner.RunWith");
        String runner = mark == null ? "" : Marks.className(mark.text("value", ""));
        if (!runner.equals("org.junit.runners.Suite") && !runner.equals("org.junit.experimental.runners.Enclosed")
                && !runner.equals("org.junit.experimental.categories.Categories") && mark != null) {
            requireRunner(mark);
        }
    }

    /** A class of TestNG can take the calls of its methods into its own hands. */
    private static void requireCalledDirectly(Class<?> type) {
        for (String hook : new String[] {"org.testng.IHookable", "org.testng.IConfigurable"}) {
            if (Hierarchy.isOfType(type, hook)) {
                throw new Unusable("classes that call their tests themselves are not supported: " + hook);
            }
        }
    }

    private static void requireAlone(Mark mark) {
        if (mark.list("dependsOnMethods").length + mark.list("dependsOnGroups").length > 0) {
            throw new Unusable("it depends on other tests, and each test is checked alone");
        }
    }

    /** Rules, extensions in fields, and methods of TestNG that other tests and instances depend on. */
    private static void requireMembers(Class<?> type) {
        for (Field field : Listing.fields(type)) {
            requireMember(Marks.of(field), field.getName());
        }
        for (Method method : Hierarchy.all(type, Framework.JUNIT5)) {
            requireMember(Marks.of(method), method.getName());
        }
    }

    private static void requireMember(List<Mark> marks, String name) {
        for (Mark mark : marks) {
            switch (mark.type) {
                case "org.junit.Rule": case "org.junit.ClassRule":
                    throw new Unusable("rules of JUnit 4 are not run: " + name);
                case JUPITER + "extension.RegisterExtension":
                    throw new Unusable("extensions of JUnit are not run: " + name);
                case ParameterizedRunner.NAME + "$BeforeParam": case ParameterizedRunner.NAME + "$AfterParam":
                case TESTNG + "BeforeGroups": case TESTNG + "AfterGroups": case TESTNG + "Factory":
                    throw new Unusable("@" + mark.simpleName() + " is not supported: " + name);
                case JUPITER + "io.TempDir": case JUPITER + "AutoClose":
                    throw new Unusable("@" + mark.simpleName() + " is not supported: " + name);
                default: break;
            }
        }
    }

    private static void requireMethod(TestCase test) {
        Method method = test.method;
        boolean isVoid = method.getReturnType() == void.class;
        if (test.framework == Framework.JUNIT4
                && (!isVoid || !Modifier.isPublic(method.getModifiers()) || Modifier.isStatic(method.getModifiers()))) {
            throw new Unusable("a test of JUnit 4 must be public, not static, and return nothing");
        }
        if (test.framework == Framework.JUNIT5 && !isVoid) {
            throw new Unusable("a test of JUnit 5 must return nothing");
        }
        if (test.framework == Framework.TESTNG && !isVoid) {
            throw new Unusable("TestNG does not call a test that returns something");
        }
        if (test.framework == Framework.JUNIT3 && !Modifier.isPublic(method.getModifiers())) {
            throw new Unusable("a test of JUnit 3 must be public");
        }
        for (Class<?> type : method.getParameterTypes()) {
            if (type.getName().startsWith("org.junit.jupiter.params.")) {
                throw new Unusable("parameters of type " + type.getSimpleName() + " are not supported");
            }
        }
        for (List<Mark> marks : Marks.ofParameters(method)) {
            for (Mark mark : marks) {
                if (mark.type.startsWith("org.junit.jupiter.params.") || mark.isOf(JUPITER + "io.TempDir")) {
                    throw new Unusable("@" + mark.simpleName() + " is not supported");
                }
            }
        }
    }
}
