package java.util.concurrent;

/** Something that makes threads. */
public interface ThreadFactory {
    Thread newThread(Runnable r);
}
