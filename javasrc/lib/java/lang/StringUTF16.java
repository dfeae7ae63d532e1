package java.lang;

/** What a String of wide characters does with a bad index; all else is native. */
final class StringUTF16 {
    private StringUTF16() {
    }

    static char charAt(String text, int index) {
        checkIndex(index, text);
        return 0;
    }

    private static void checkIndex(int index, String text) {
        String.checkIndex(index, text.length());
    }
}
