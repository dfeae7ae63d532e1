package clew.internal;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a method of the library reads orders, for data races, as acquiring a lock does; what it writes orders nothing. The
 * innermost method that has such a mark decides.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Acquires {
}
