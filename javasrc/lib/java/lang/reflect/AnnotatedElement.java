package java.lang.reflect;

import clew.internal.Annotations;
import java.lang.annotation.Annotation;

/** What may carry annotations. */
public interface AnnotatedElement {
    default boolean isAnnotationPresent(Class<? extends Annotation> type) {
        return getAnnotation(type) != null;
    }

    <T extends Annotation> T getAnnotation(Class<T> type);

    Annotation[] getAnnotations();

    default <T extends Annotation> T[] getAnnotationsByType(Class<T> type) {
        return getDeclaredAnnotationsByType(type);
    }

    default <T extends Annotation> T getDeclaredAnnotation(Class<T> type) {
        java.util.Objects.requireNonNull(type);
        for (Annotation annotation : getDeclaredAnnotations()) {
            if (annotation.annotationType() == type) {
                return type.cast(annotation);
            }
        }
        return null;
    }

    default <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> type) {
        java.util.Objects.requireNonNull(type);
        return Annotations.byType(Annotations.toMap(getDeclaredAnnotations()), type);
    }

    Annotation[] getDeclaredAnnotations();
}
