package clew;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The values of a parameter of an {@link Operation}, in place of those that {@code --values} gives. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PARAMETER)
public @interface Values {
    /** A range with both ends, as {@code 1..3}. */
    String value();
}
