package java.util;

/** Marks lists whose elements are reached by index in constant time. */
public interface RandomAccess {
}
