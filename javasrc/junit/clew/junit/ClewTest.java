package clew.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test that the installed program {@code clew} checks on every schedule, with the class path of this JVM. A failing schedule fails the
 * test, with the counterexample as its message. {@code clew} is found on the PATH, or named by the system property {@code clew} or the
 * variable CLEW. What runs before and after each test runs in this JVM, too.
 */
@Documented
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Test
@ExtendWith(ClewExtension.class)
public @interface ClewTest {
    /** Seconds. */
    double time() default 10;

    /** As of {@code --search}; none: a portfolio. */
    String search() default "";

    /** As of {@code --property}; none: those of {@code clew test}. */
    String property() default "";

    /** More options of {@code clew test}. */
    String[] options() default {};

    /** What a test is that has not failed in the time given, but is not proved. */
    Incomplete incomplete() default Incomplete.PASS;

    enum Incomplete {
        PASS, ABORT, FAIL
    }
}
