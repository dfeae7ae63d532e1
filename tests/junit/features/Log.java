package features;

/** What ran, in order. */
public final class Log {
    private Log() {
    }

    public static void of(Object... words) {
        StringBuilder line = new StringBuilder();
        for (Object word : words)
            line.append(line.length() == 0 ? "" : " ").append(word);
        System.out.println(line);
    }
}
