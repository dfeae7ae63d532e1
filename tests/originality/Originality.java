// How much of the library's code lies in runs of tokens that the JDK's sources have, too.
//
//   java Originality.java [--run N] [--class PERCENT] [--all PERCENT] FOLDERS ZIP...
//
// FOLDERS, with colons between them, have our sources, each ZIP those of a JDK, of which the module java.base counts.  A run is N or more code tokens in a row
// (20).  Comments, annotations, package and import lines do not exist here; the head of a class, method or field is the API's and
// no code: in a run it is a single mark of no length that has the member's name.  The same holds for the values of public constants
// (which all fields of an interface are),
// and for bodies that the head leaves no choice about: those that only pass the parameters on to another constructor, to fields of
// their names or to a method of the same name, return a name, or throw a new exception without arguments.
//
// Prints, for each of our files above the limit (10%), its share of tokens in such runs and the ranges of its lines, worst first, and
// the share of all.  Never prints what the JDK's sources say.  Exit status 1 if a file or all together (4%) are above their limits.
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

class Originality {
    static int run = 20;
    static double classLimit = 10;
    static double allLimit = 4;

    public static void main(String[] args) throws IOException {
        int next = 0;
        for (; args[next].startsWith("--"); next += 2) {
            switch (args[next]) {
            case "--run":   run = Integer.parseInt(args[next + 1]); break;
            case "--class": classLimit = Double.parseDouble(args[next + 1]); break;
            case "--all":   allLimit = Double.parseDouble(args[next + 1]); break;
            default:        throw new IllegalArgumentException(args[next]);
            }
        }
        String folders = args[next++];
        Windows known = new Windows();
        for (; next < args.length; next++) readZip(args[next], known);
        known.sort();

        List<Shares> files = new ArrayList<>();
        for (String name : folders.split(":")) {
            Path folder = Paths.get(name);
            List<Path> paths;
            try (Stream<Path> all = Files.walk(folder)) {
                paths = all.filter(path -> path.toString().endsWith(".java")).sorted().collect(Collectors.toList());
            }
            for (Path path : paths) {
                files.add(new Shares(folder.relativize(path).toString(), new Code(Files.readString(path)), known));
            }
        }
        System.exit(report(files) ? 0 : 1);
    }

    static void readZip(String zip, Windows known) throws IOException {
        try (ZipFile file = new ZipFile(zip)) {
            for (ZipEntry entry : Collections.list(file.entries())) {
                if (!entry.getName().startsWith("java.base/") || !entry.getName().endsWith(".java")) continue;
                byte[] bytes = file.getInputStream(entry).readAllBytes();
                new Code(new String(bytes, StandardCharsets.UTF_8)).windows(known);
            }
        }
    }

    static boolean report(List<Shares> files) {
        files.sort((a, b) -> Double.compare(b.percent(), a.percent()));
        long shared = 0;
        long tokens = 0;
        int above = 0;
        for (Shares file : files) {
            shared += file.shared;
            tokens += file.tokens;
            if (file.percent() <= classLimit) continue;
            above++;
            System.out.printf("%5.1f%%  %5d of %5d  %s  lines %s%n", file.percent(), file.shared, file.tokens, file.name, file.lines);
        }
        double all = tokens == 0 ? 0 : 100.0 * shared / tokens;
        System.out.printf("%d of %d files above %.0f%%; of all %d code tokens %d lie in runs of %d or more that the JDK has: %.1f%%%n",
                          above, files.size(), classLimit, tokens, shared, run, all);
        return above == 0 && all <= allLimit;
    }

    /** The hashes of all windows of `run` code tokens that the JDK's sources have. */
    static class Windows {
        long[] hashes = new long[1 << 20];
        int count;

        void add(long hash) {
            if (count == hashes.length) hashes = Arrays.copyOf(hashes, 2 * count);
            hashes[count++] = hash;
        }

        void sort() { Arrays.sort(hashes, 0, count); }

        boolean has(long hash) { return Arrays.binarySearch(hashes, 0, count, hash) >= 0; }
    }

    /** One of our files: how many tokens it has, how many are shared, and where. */
    static class Shares {
        final String name;
        final int tokens;
        int shared;
        final String lines;

        Shares(String name, Code code, Windows known) {
            this.name = name;
            int[] places = code.places();
            tokens = places.length;
            boolean[] isShared = new boolean[tokens];
            for (int first = 0; first + run <= tokens; first++) {
                if (known.has(code.hash(places, first))) Arrays.fill(isShared, first, first + run, true);
            }
            List<String> ranges = new ArrayList<>();
            for (int i = 0; i < tokens; i++) {
                if (!isShared[i]) continue;
                int begin = i;
                while (i < tokens && isShared[i]) i++;
                shared += i - begin;
                ranges.add(code.lines.get(places[begin]) + "-" + code.lines.get(places[i - 1]));
            }
            lines = String.join(" ", ranges);
        }

        double percent() { return tokens == 0 ? 0 : 100.0 * shared / tokens; }
    }

    /** A source file as code tokens and marks. */
    static class Code {
        private static final Set<String> KINDS = new HashSet<>(Arrays.asList("class", "interface", "enum", "record"));

        final List<String> texts = new ArrayList<>();       // marks begin with a space
        final List<Integer> lines = new ArrayList<>();

        private final List<String> words = new ArrayList<>();
        private final List<Integer> wordLines = new ArrayList<>();

        Code(String source) {
            split(source);
            members(0, false);
        }

        /** The indices of the code tokens. */
        int[] places() {
            int count = 0;
            int[] places = new int[texts.size()];
            for (int i = 0; i < texts.size(); i++) {
                if (texts.get(i).charAt(0) != ' ') places[count++] = i;
            }
            return Arrays.copyOf(places, count);
        }

        /** The hash of a window, with the marks inside it. */
        long hash(int[] places, int first) {
            long hash = 0;
            for (int i = places[first]; i <= places[first + run - 1]; i++) {
                String text = texts.get(i);
                hash = (hash ^ text.hashCode() * 0x9E3779B97F4A7C15L) * 0xD1342543DE82EF95L + text.length();
                hash ^= hash >>> 29;
            }
            return hash;
        }

        void windows(Windows known) {
            int[] places = places();
            for (int first = 0; first + run <= places.length; first++) known.add(hash(places, first));
        }

        /** Splits into words; comments and annotations are left out. */
        private void split(String source) {
            int line = 1;
            int length = source.length();
            for (int i = 0; i < length;) {
                char c = source.charAt(i);
                int end = i + 1;
                if (source.startsWith("//", i)) {
                    end = source.indexOf('\n', i);
                } else if (source.startsWith("/*", i)) {
                    end = source.indexOf("*/", i + 2) + 2;
                } else if (source.startsWith("\"\"\"", i)) {
                    end = source.indexOf("\"\"\"", i + 3) + 3;
                } else if (c == '"' || c == '\'') {
                    while (source.charAt(end) != c) end += source.charAt(end) == '\\' ? 2 : 1;
                    end++;
                } else if (Character.isJavaIdentifierStart(c)) {
                    while (end < length && Character.isJavaIdentifierPart(source.charAt(end))) end++;
                } else if (Character.isDigit(c)) {
                    while (end < length && isNumberPart(source, end)) end++;
                }
                if (end < i) end = length;
                String word = source.substring(i, end);
                if (!Character.isWhitespace(c) && !word.startsWith("//") && !word.startsWith("/*")) {
                    words.add(word);
                    wordLines.add(line);
                }
                for (int j = i; j < end; j++) {
                    if (source.charAt(j) == '\n') line++;
                }
                i = end;
            }
        }

        private static boolean isNumberPart(String source, int i) {
            char c = source.charAt(i);
            return Character.isLetterOrDigit(c) || c == '_' || c == '.' && Character.isDigit(source.charAt(i - 1));
        }

        /** Members of a class from word i on, up to the brace that ends it: the index behind that. */
        private int members(int i, boolean inInterface) {
            int head = i;                                    // where the present member begins
            int depth = 0;                                   // of parentheses
            for (; i < words.size(); i++) {
                String word = words.get(i);
                if (word.equals("}")) return i + 1;
                if (isAnnotation(i)) {
                    i = annotationEnd(i) - 1;
                    if (depth == 0) head = i + 1;
                } else if (word.equals("(")) {
                    depth++;
                } else if (word.equals(")")) {
                    depth--;
                } else if (word.equals("{")) {
                    boolean isClass = mark(head, i);
                    head = isClass ? members(i + 1, words.subList(head, i).contains("interface")) : isForced(i + 1, texts.get(texts.size() - 1).substring(1)) ? wordAfter("}", i) : code(i + 1, "}");
                    i = head - 1;
                } else if (word.equals("=") && depth == 0) {
                    mark(head, i);
                    head = isConstant(head, i, inInterface) ? wordAfter(";", i) : code(i + 1, ";");
                    i = head - 1;
                } else if (word.equals(";")) {
                    mark(head, i);
                    head = i + 1;
                }
            }
            return i;
        }

        /** Whether every statement of a member's body from word i on is one that its head leaves no choice about. */
        private boolean isForced(int i, String member) {
            while (!words.get(i).equals("}")) {
                int end = i;
                while (!words.get(end).equals(";") && !words.get(end).equals("}") && !words.get(end).equals("{")) end++;
                if (!words.get(end).equals(";") || !isForcedStatement(words.subList(i, end), member)) return false;
                i = end + 1;
            }
            return true;
        }

        private static boolean isForcedStatement(List<String> statement, String member) {
            String text = String.join(" ", statement);
            String names = "(\\w+ (, \\w+ )*)?";
            return text.matches("(super|this) \\( " + names + "\\)")
                || text.matches("this \\. (\\w+) = \\1")
                || text.matches("return \\w+")
                || text.matches("throw new \\w+ \\( \\)")
                || text.matches("(return )?(\\w+ \\. )*" + Pattern.quote(member) + " \\( " + names + "\\)");
        }

        /** Whether a field that is public, static and final (in an interface, all are) gets a value without a call at word i: it belongs to the API. */
        private boolean isConstant(int head, int i, boolean inInterface) {
            if (!inInterface && !words.subList(head, i).containsAll(Arrays.asList("public", "static", "final"))) return false;
            while (!words.get(i).equals(";")) {
                if (words.get(i).equals("(") || words.get(i).equals("{")) return false;
                i++;
            }
            return true;
        }

        private int wordAfter(String word, int i) {
            while (!words.get(i).equals(word)) i++;
            return i + 1;
        }

        /** Code from word i on, up to the word that ends it: the index behind that. */
        private int code(int i, String end) {
            int begin = i;
            while (i < words.size()) {
                String word = words.get(i);
                if (isAnnotation(i)) {
                    i = annotationEnd(i);
                    continue;
                }
                texts.add(word);
                lines.add(wordLines.get(i));
                i++;
                if (word.equals(end)) return i;
                if (word.equals("{")) i = opensClass(begin, i - 1) ? members(i, false) : code(i, "}");
            }
            return i;
        }

        /** A mark for the head of a member in words begin..end-1: the member's name.  Whether it is a class. */
        private boolean mark(int begin, int end) {
            if (begin == end || words.get(begin).equals("import") || words.get(begin).equals("package")) return false;
            boolean isClass = false;
            String name = words.get(end - 1);
            for (int i = begin; i < end; i++) {
                if (words.get(i).equals("(")) {
                    name = words.get(Math.max(begin, i - 1));
                    break;
                }
                isClass |= KINDS.contains(words.get(i)) && i + 2 <= end;
            }
            texts.add(" " + (isClass ? "class" : name));
            lines.add(wordLines.get(begin));
            return isClass;
        }

        /** Whether the brace at i opens the body of a class inside of code that began at `begin`. */
        private boolean opensClass(int begin, int i) {
            int before = i - 1;
            if (before > begin && words.get(before).equals(")")) {
                for (int depth = 0; before > begin; before--) {
                    if (words.get(before).equals(")")) depth++;
                    if (words.get(before).equals("(") && --depth == 0) break;
                }
                before--;
                while (before > begin && (isName(words.get(before)) || ".<>?,&[]".contains(words.get(before)))) {
                    if (words.get(before).equals("new")) return true;
                    before--;
                }
                return words.get(before).equals("new");
            }
            for (; before > begin && !";{}".contains(words.get(before)); before--) {
                if (KINDS.contains(words.get(before)) && isName(words.get(before + 1)) && !words.get(before - 1).equals(".")) return true;
            }
            return false;
        }

        private static boolean isName(String word) { return Character.isJavaIdentifierStart(word.charAt(0)); }

        private boolean isAnnotation(int i) {
            return words.get(i).equals("@") && i + 1 < words.size() && !words.get(i + 1).equals("interface");
        }

        private int annotationEnd(int i) {
            for (i += 2; i < words.size() && words.get(i).equals("."); i += 2) continue;
            if (i == words.size() || !words.get(i).equals("(")) return i;
            for (int depth = 0; i < words.size(); i++) {
                if (words.get(i).equals("(")) depth++;
                if (words.get(i).equals(")") && --depth == 0) return i + 1;
            }
            return i;
        }
    }
}
