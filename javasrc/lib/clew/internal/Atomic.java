package clew.internal;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method (or constructor) of the library that the checker takes as one step: other threads run before it and after
 * it, never inside. A call that blocks inside lets the others run and then goes on, again without interruption.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface Atomic {
}
