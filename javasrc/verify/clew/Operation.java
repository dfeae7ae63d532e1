package clew;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** An operation of a data structure: {@code clew operations} has several threads call the operations of a class in all ways. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Operation {
    /** Operations of one group are called by one thread only: a queue with a single consumer has such a group. Empty: no group. */
    String nonParallelGroup() default "";

    /** Called at most once in a scenario. */
    boolean runOnce() default false;
}
