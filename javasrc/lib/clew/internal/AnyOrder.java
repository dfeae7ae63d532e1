package clew.internal;

/** A synchronizer that promises no order among the threads that wait for it: whoever is next is chosen by the checker. */
public interface AnyOrder {
    boolean isInAnyOrder();
}
