package java.lang.annotation;

/** The kinds of program elements that an annotation can stand at. */
public enum ElementType {
    TYPE, FIELD, METHOD, PARAMETER, CONSTRUCTOR, LOCAL_VARIABLE, ANNOTATION_TYPE, PACKAGE, TYPE_PARAMETER, TYPE_USE, MODULE,
    RECORD_COMPONENT
}
