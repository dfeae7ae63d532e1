package org.junit.jupiter.params.provider;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Stands in for JUnit's, from 5.12 on. */
@Retention(RetentionPolicy.RUNTIME)
public @interface EnumSource {
    String from() default "";

    String to() default "";

    String[] names() default {};

    Mode mode() default Mode.INCLUDE;

    /** How `names` choose. */
    enum Mode { INCLUDE, EXCLUDE }
}
