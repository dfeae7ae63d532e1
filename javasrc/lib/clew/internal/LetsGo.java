package clew.internal;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An {@link Atomic} method that only lets other threads go on: it is no choice point as long as nobody asks whether it has happened
 * (the reduction {@code releases}; what asks calls {@link Unseen#refute}).
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface LetsGo {
}
