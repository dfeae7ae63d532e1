package org.jetbrains.kotlinx.lincheck.annotations;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** In place of Lincheck's own: clew goes by names, and does not need these classes. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Operation {
    String group() default "";
    String[] params() default {};
}
