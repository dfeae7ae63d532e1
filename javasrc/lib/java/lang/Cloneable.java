package java.lang;

/** Marks the classes whose instances Object.clone copies. */
public interface Cloneable {
}
