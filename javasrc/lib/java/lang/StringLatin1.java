package java.lang;

/** What a String of narrow characters does with a bad index; all else is native. */
final class StringLatin1 {
    private StringLatin1() {
    }

    static char charAt(String text, int index) {
        throw new StringIndexOutOfBoundsException(index);
    }
}
