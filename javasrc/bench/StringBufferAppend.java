package bench;

/**
 * A string buffer that appends another one by asking for its length first and for its characters then, each synchronized by
 * itself: the other may shrink in between, and the characters are not there any more.
 * "fixed" keeps the other's lock for both.
 */
public final class StringBufferAppend {
    private static final class Text {
        private char[] chars;
        private int count;

        Text(String text) {
            chars = text.toCharArray();
            count = chars.length;
        }

        synchronized int length() {
            return count;
        }

        synchronized void copyTo(int end, char[] target, int at) {
            if (end > count)
                throw new StringIndexOutOfBoundsException(end);
            System.arraycopy(chars, 0, target, at, end);
        }

        synchronized void delete(int start, int end) {
            System.arraycopy(chars, end, chars, start, count - end);
            count -= end - start;
        }

        synchronized void append(String text) {
            ensure(count + text.length());
            text.getChars(0, text.length(), chars, count);
            count += text.length();
        }

        synchronized void append(Text other) {
            int length = other.length();
            ensure(count + length);
            other.copyTo(length, chars, count);
            count += length;
        }

        private void ensure(int size) {
            if (size > chars.length) {
                char[] larger = new char[size];
                System.arraycopy(chars, 0, larger, 0, count);
                chars = larger;
            }
        }
    }

    public static void main(String[] arguments) {
        Text shared = new Text("abc");
        new Thread(() -> {
            shared.delete(0, 3);
            shared.append("abc");
        }).start();
        Text copy = new Text("");
        if (Arguments.has(arguments, "fixed")) {
            synchronized (shared) {
                copy.append(shared);
            }
        } else {
            copy.append(shared);
        }
    }
}
