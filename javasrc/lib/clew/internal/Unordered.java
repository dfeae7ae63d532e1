package clew.internal;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a method of the library reads and writes orders nothing, for data races, nor do its synchronized blocks: the
 * documentation promises nothing, or {@link Edges} says what it promises. Of a class: all methods that have no other mark.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Unordered {
}
