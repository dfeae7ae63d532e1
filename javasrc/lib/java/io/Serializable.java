package java.io;

/** Marks classes whose objects may be written to object streams. */
public interface Serializable {
}
