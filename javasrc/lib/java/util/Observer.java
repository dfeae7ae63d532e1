package java.util;

/** Is told when an observed object changes. */
@Deprecated(since = "9")
public interface Observer {
    void update(Observable observed, Object argument);
}
