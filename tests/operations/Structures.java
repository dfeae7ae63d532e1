import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;

/**
 * Writes random small data structures as Java sources: a few fields, operations of a few statements, some of which are synchronized as a
 * whole, in parts, or not at all. Arguments: folder, seed of the first, how many.
 */
public final class Structures {
    public static void main(String[] arguments) throws IOException {
        for (int i = 0; i < Integer.parseInt(arguments[2]); i++) {
            long seed = Long.parseLong(arguments[1]) + i;
            Files.writeString(Path.of(arguments[0], "S" + seed + ".java"), source("S" + seed, new Random(seed)));
        }
    }

    private static final String[] STATEMENTS = {
        "t = x;", "t = y;", "x = t + 1;", "y = t;", "x = y;", "y = 1;", "x = 2;", "t = t + y;", "x = x + 1;", "y = x;",
        "if (x > y) { t = 7; }", "if (y == 1) { y = 0; t = 5; }", "t = n.getAndIncrement();", "n.compareAndSet(0, 2);", "t = t + n.get();",
        "m.addAndGet(2);", "n.addAndGet(1);", "t = t + m.get();", "if (x == 3) { throw new IllegalStateException(); }",
    };

    private static String source(String name, Random random) {
        StringBuilder text = new StringBuilder("import clew.Operation;\nimport java.util.concurrent.atomic.AtomicInteger;\n\npublic final class " + name
                + " implements Structure {\n    private int x, y;\n    private final AtomicInteger n = new AtomicInteger(), m = new AtomicInteger();\n\n");
        int count = 2 + random.nextInt(2);
        int carelessness = 1 + random.nextInt(4);       // how often locks are left out
        for (int i = 0; i < count; i++)
            text.append(operation(i, random, carelessness));
        text.append("    @Override\n    public Object call(int operation) {\n        switch (operation) {\n");
        for (int i = 0; i < count; i++)
            text.append("            case " + i + ": return op" + i + "();\n");
        return text.append("            default: return null;\n        }\n    }\n\n    @Override\n    public int operations() {\n        return " + count
                + ";\n    }\n}\n").toString();
    }

    private static String operation(int number, Random random, int carelessness) {
        StringBuilder text = new StringBuilder("    @Operation\n    public int op" + number + "() {\n        int t = 0;\n");
        int length = 1 + random.nextInt(4);
        boolean isWhole = random.nextInt(4) >= carelessness;
        text.append(isWhole ? "        synchronized (this) {\n" : "");
        for (int i = 0; i < length; i++) {
            String statement = STATEMENTS[random.nextInt(STATEMENTS.length)];
            boolean isLocked = !isWhole && random.nextInt(3) == 0;
            text.append(isLocked ? "        synchronized (this) { " + statement + " }\n" : "        " + statement + "\n");
        }
        return text.append(isWhole ? "        }\n" : "").append("        return t;\n    }\n\n").toString();
    }
}
