package java.util.concurrent;

/** Something that runs tasks. */
public interface Executor {
    void execute(Runnable command);
}
