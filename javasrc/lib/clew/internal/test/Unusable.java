package clew.internal.test;

/** A test that clew cannot run as its framework would; the message says why. */
final class Unusable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unusable(String why) {
        super(why);
    }
}
