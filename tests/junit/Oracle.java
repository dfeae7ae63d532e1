import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** What JUnit itself does with classes: each test alone, "== NAME RESULT" and what it prints. Arguments: classes. */
public final class Oracle implements TestExecutionListener {
    private final Map<String, TestIdentifier> tests = new LinkedHashMap<>();
    private final Map<String, String> results = new LinkedHashMap<>();

    public static void main(String[] classes) {
        PrintStream out = System.out;
        Launcher launcher = LauncherFactory.create();
        Oracle all = new Oracle();
        System.setOut(new PrintStream(new ByteArrayOutputStream()));
        for (String name : classes)
            launcher.execute(LauncherDiscoveryRequestBuilder.request().selectors(DiscoverySelectors.selectClass(name)).build(), all);
        for (TestIdentifier test : all.tests.values()) {
            ByteArrayOutputStream printed = new ByteArrayOutputStream();
            System.setOut(new PrintStream(printed, true));
            Oracle one = new Oracle();
            launcher.execute(LauncherDiscoveryRequestBuilder.request()
                    .selectors(DiscoverySelectors.selectUniqueId(test.getUniqueId())).build(), one);
            String result = one.result(test);
            out.println("== " + nameOf(test) + " " + (result.equals("off") ? "skipped" : result));
            out.print(result.equals("off") ? "" : printed);         // the class's own fixtures may have run
        }
        out.flush();
    }

    private String result(TestIdentifier test) {
        for (String result : results.values())
            if (result.equals("failed"))
                return "failed";
        return results.getOrDefault(test.getUniqueId(), "off");
    }

    /** Class#method(types)[number], the class as its place in the plan says: tests of nested classes may be inherited. */
    private static String nameOf(TestIdentifier test) {
        StringBuilder name = new StringBuilder();
        String number = "";
        for (org.junit.platform.engine.UniqueId.Segment segment : test.getUniqueIdObject().getSegments()) {
            switch (segment.getType()) {
                case "class": case "runner": name.append(segment.getValue()); break;
                case "nested-class": name.append('$').append(segment.getValue()); break;
                case "test":            // of a parameterized class: "[0: name]", and in it the method
                    if (segment.getValue().startsWith("["))
                        number = "[" + (Integer.parseInt(segment.getValue().split("[^0-9]+")[1]) + 1) + "]";
                    break;
                case "test-template-invocation": number = "[" + segment.getValue().substring(1) + "]"; break;
                default: break;
            }
        }
        MethodSource source = (MethodSource) test.getSource().get();
        String types = source.getMethodParameterTypes() == null ? "" : source.getMethodParameterTypes().replace(" ", "");
        return name + "#" + source.getMethodName() + (types.isEmpty() ? "" : "(" + readable(types) + ")") + number;
    }

    private static String readable(String types) {
        List<String> names = new ArrayList<>();
        for (String type : types.split(","))
            names.add(type.equals("[I") ? "int[]" : type);
        return String.join(",", names);
    }

    private void note(TestIdentifier test, String result) {
        if (test.isTest())
            tests.put(test.getUniqueId(), test);
        results.put(test.getUniqueId(), result);
    }

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        for (TestIdentifier root : plan.getRoots())
            for (TestIdentifier test : plan.getDescendants(root))
                if (test.isTest())
                    tests.put(test.getUniqueId(), test);
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        note(test, "off");
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (test.isTest() || result.getStatus() == TestExecutionResult.Status.FAILED)
            note(test, result.getStatus() == TestExecutionResult.Status.SUCCESSFUL ? "passed"
                    : result.getStatus() == TestExecutionResult.Status.ABORTED ? "skipped" : "failed");
    }

    @Override
    public void dynamicTestRegistered(TestIdentifier test) {
        if (test.isTest())
            tests.put(test.getUniqueId(), test);
    }
}
