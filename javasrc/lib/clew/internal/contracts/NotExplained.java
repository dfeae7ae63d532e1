package clew.internal.contracts;

/** An operation has returned what its specification does not explain. */
final class NotExplained extends AssertionError {
    NotExplained(String message) {
        super(message);
    }
}
