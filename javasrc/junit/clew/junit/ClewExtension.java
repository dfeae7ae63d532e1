package clew.junit;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.platform.commons.support.AnnotationSupport;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/** Has a test checked by {@code clew test} in place of running it. */
public final class ClewExtension implements InvocationInterceptor {
    @Override
    public void interceptTestMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> called, ExtensionContext context)
            throws Throwable {
        ClewTest settings = AnnotationSupport.findAnnotation(called.getExecutable(), ClewTest.class).orElse(null);
        if (settings == null) {             // the extension was registered in another way
            invocation.proceed();
            return;
        }
        invocation.skip();
        check(name(context.getRequiredTestClass(), called.getExecutable()), settings);
    }

    /** As clew calls it: "pkg.Outer$Inner#method(int)". */
    private static String name(Class<?> type, Method method) {
        StringBuilder name = new StringBuilder(type.getName()).append('#').append(method.getName());
        Class<?>[] types = method.getParameterTypes();
        for (int i = 0; i < types.length; i++) {
            name.append(i == 0 ? '(' : ',').append(types[i].getTypeName());
        }
        return types.length == 0 ? name.toString() : name.append(')').toString();
    }

    private static void check(String test, ClewTest settings) throws IOException, InterruptedException {
        ClewProcess process = new ClewProcess(test, settings);
        int status = process.run();
        String said = process.output();
        switch (status) {
            case 0:
                if (said.contains(": skipped (")) {
                    throw new TestAbortedException(said);
                }
                return;
            case 1:
                Path page = process.page();
                throw new AssertionFailedError(said + (page == null ? "" : "page: " + page));
            case 3:
                if (settings.incomplete() == ClewTest.Incomplete.FAIL) {
                    throw new AssertionFailedError("not proved: " + said);
                }
                throw new TestAbortedException("not proved: " + said);
            default:
                throw new IllegalStateException("clew cannot check " + test + " (exit status " + status + "):\n" + said);
        }
    }
}
