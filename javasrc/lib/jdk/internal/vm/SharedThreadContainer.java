package jdk.internal.vm;

/** What a pool of a newer JDK starts its threads in, for thread dumps; here they are simply started. */
public final class SharedThreadContainer implements AutoCloseable {
    private static final SharedThreadContainer ALL = new SharedThreadContainer();

    private SharedThreadContainer() {
    }

    public static SharedThreadContainer create(String name) {
        return ALL;
    }

    public void start(Thread thread) {
        thread.start();
    }

    @Override
    public void close() {
    }
}
