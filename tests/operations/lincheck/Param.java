package org.jetbrains.kotlinx.lincheck.annotations;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface Param {
    String name() default "";
    Class<?> gen() default Object.class;
    String conf() default "";
}
