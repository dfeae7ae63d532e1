package java.util.concurrent.locks;

/** A lock that many may hold for reading or one for writing. */
public interface ReadWriteLock {
    Lock readLock();

    Lock writeLock();
}
