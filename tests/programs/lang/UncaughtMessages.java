// compare: stderr
/** A helpful message in an uncaught NullPointerException, thrown inside a lambda-free call chain of constructors. */
public class UncaughtMessages {
    final UncaughtMessages other;
    String text;

    UncaughtMessages(UncaughtMessages other) {
        this.other = other;
        if (other != null) {
            System.out.println(other.text.length());
        }
    }

    public static void main(String[] args) {
        UncaughtMessages first = new UncaughtMessages(null);
        new UncaughtMessages(first);
    }
}
