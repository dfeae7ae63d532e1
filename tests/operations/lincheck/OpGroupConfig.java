package org.jetbrains.kotlinx.lincheck.annotations;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface OpGroupConfig {
    String name() default "";
    boolean nonParallel() default false;
}
