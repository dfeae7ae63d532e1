package org.junit.jupiter.api;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Stands in for JUnit's, from 5.11 on. */
@Retention(RetentionPolicy.RUNTIME)
public @interface AutoClose {
}
