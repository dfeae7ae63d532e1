import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.testng.ITestListener;
import org.testng.ITestResult;
import org.testng.TestListenerAdapter;
import org.testng.TestNG;
import org.testng.xml.XmlClass;
import org.testng.xml.XmlInclude;
import org.testng.xml.XmlSuite;
import org.testng.xml.XmlTest;

/** What TestNG itself does with classes: each test alone, "== NAME RESULT" and what it prints. Arguments: classes. */
public final class NgOracle extends TestListenerAdapter {
    private final Map<String, String> results = new LinkedHashMap<>();
    private final Map<String, Integer> calls = new LinkedHashMap<>();
    private final List<XmlInclude> includes = new ArrayList<>();

    public static void main(String[] classes) {
        PrintStream out = System.out;
        for (String name : classes) {
            System.setOut(new PrintStream(new ByteArrayOutputStream()));
            NgOracle all = new NgOracle();
            all.run(name, null);
            int number = 0;
            for (String test : all.results.keySet()) {
                ByteArrayOutputStream printed = new ByteArrayOutputStream();
                System.setOut(new PrintStream(printed, true));
                new NgOracle().run(name, all.includes.get(number++));
                out.println("== " + test + " " + all.results.get(test));
                out.print(printed);
            }
        }
        out.flush();
    }

    private void run(String name, XmlInclude one) {
        XmlSuite suite = new XmlSuite();
        XmlTest test = new XmlTest(suite);
        XmlClass type = new XmlClass(name);
        if (one != null)
            type.setIncludedMethods(List.of(one));
        test.setXmlClasses(List.of(type));
        TestNG runner = new TestNG(false);
        runner.setVerbose(0);
        runner.setXmlSuites(List.of(suite));
        runner.addListener((ITestListener) this);
        runner.run();
    }

    private void note(ITestResult result, String what) {
        StringBuilder name = new StringBuilder(result.getTestClass().getName()).append('#').append(result.getMethod().getMethodName());
        Class<?>[] types = result.getMethod().getConstructorOrMethod().getMethod().getParameterTypes();
        for (int i = 0; i < types.length; i++)
            name.append(i == 0 ? "(" : ",").append(types[i].getTypeName());
        String method = types.length == 0 ? name.toString() : name.append(')').toString();
        int call = calls.merge(method, 1, Integer::sum);
        String before = results.put(types.length == 0 ? method : method + "[" + call + "]", what);
        if (before == null)         // a test that is called several times is one test
            includes.add(types.length == 0 ? new XmlInclude(result.getMethod().getMethodName())
                    : new XmlInclude(result.getMethod().getMethodName(), List.of(call - 1), 0));
    }

    @Override
    public void onTestSuccess(ITestResult result) {
        note(result, "passed");
    }

    @Override
    public void onTestFailure(ITestResult result) {
        note(result, "failed");
    }

    @Override
    public void onTestSkipped(ITestResult result) {
        note(result, "skipped");
    }
}
