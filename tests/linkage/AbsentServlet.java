package javax.servlet;

/** Of an optional library, in a package that begins like those of the JDK. */
public class Absent {
    public static Object make() {
        return null;
    }
}
