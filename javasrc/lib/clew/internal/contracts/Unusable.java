package clew.internal.contracts;

/** Why a class cannot be checked, in words for the user. */
final class Unusable extends RuntimeException {
    Unusable(String message) {
        super(message);
    }
}
