package java.lang;

/** What Thread.stop once threw into a thread; an uncaught one is not reported. */
public class ThreadDeath extends Error {
    public ThreadDeath() {
    }
}
