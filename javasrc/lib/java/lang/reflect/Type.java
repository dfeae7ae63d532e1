package java.lang.reflect;

/** Any type of the Java language: classes, parameterized types, type variables... */
public interface Type {
    default String getTypeName() {
        return toString();
    }
}
