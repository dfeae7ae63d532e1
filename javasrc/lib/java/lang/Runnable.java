package java.lang;

/** A piece of work without arguments or result. */
@FunctionalInterface
public interface Runnable {
    void run();
}
