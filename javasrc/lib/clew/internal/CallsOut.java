package clew.internal;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An {@link Atomic} method that is prepared for what others do while it calls code of the program (equals, comparators,
 * functions): wherever it does, however many methods of the library are in between, others run at what that code does that
 * they can notice, and anything shared may have changed when it returns. If the code does nothing of the kind, the method
 * is one step. Of a method that is not atomic: the same for whatever it calls, even if it belongs to the library.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface CallsOut {
}
