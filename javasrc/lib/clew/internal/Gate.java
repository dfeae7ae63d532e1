package clew.internal;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An {@link Atomic} method that waits, without a time-out, for what stays as it is once it is there, and wakes by wakeAll: it is
 * no choice point, and who waits goes on in the step that wakes it (the reduction {@code gates}).
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Gate {
}
