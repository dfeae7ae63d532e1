package java.lang;

import clew.internal.Atomic;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.StringTokenizer;

/** What a program can ask of the VM that runs it. */
public class Runtime {
    private static final Runtime CURRENT = new Runtime();

    private Runtime() {
    }

    public static Runtime getRuntime() {
        return CURRENT;
    }

    public void exit(int status) {
        Shutdown.exit(status);
    }

    @Atomic
    public void halt(int status) {
        Shutdown.halt(status);
    }

    public void addShutdownHook(Thread hook) {
        Shutdown.add(hook);
    }

    public boolean removeShutdownHook(Thread hook) {
        return Shutdown.remove(hook);
    }

    public native int availableProcessors();

    public native long freeMemory();

    public native long totalMemory();

    public native long maxMemory();

    public void gc() {
        java.lang.ref.Collector.collectAndEnqueue();
    }

    @Deprecated(since = "18", forRemoval = true)
    public void runFinalization() {
    }

    private static final String NO_NATIVE_CODE = " (clew runs Java code only: native libraries of the program are not loaded)";

    public void load(String file) {
        if (!file.startsWith("/")) {
            throw new UnsatisfiedLinkError("Expecting an absolute path of the library: " + file);
        }
        throw new UnsatisfiedLinkError("Can't load library: " + file + NO_NATIVE_CODE);
    }

    /** C libraries that JDK classes load; the VM has what they need of them. */
    private static boolean isOfTheJdk(String name) {
        switch (name) {
            case "java": case "net": case "nio": case "zip": case "extnet": case "management": case "management_ext": case "prefs":
            case "instrument": case "jimage":
                return true;
            default:
                return false;
        }
    }

    public void loadLibrary(String name) {
        if (isOfTheJdk(name)) {
            return;
        }
        throw new UnsatisfiedLinkError("no " + name + " in java.library.path: " + System.getProperty("java.library.path") + NO_NATIVE_CODE);
    }

    public Process exec(String command) throws IOException {
        return exec(command, null, null);
    }

    public Process exec(String command, String[] environment) throws IOException {
        return exec(command, environment, null);
    }

    public Process exec(String command, String[] environment, File directory) throws IOException {
        if (command.isEmpty()) {
            throw new IllegalArgumentException("Empty command");
        }
        StringTokenizer words = new StringTokenizer(command);
        String[] array = new String[words.countTokens()];
        for (int i = 0; i < array.length; i++) {
            array[i] = words.nextToken();
        }
        return exec(array, environment, directory);
    }

    public Process exec(String[] command) throws IOException {
        return exec(command, null, null);
    }

    public Process exec(String[] command, String[] environment) throws IOException {
        return exec(command, environment, null);
    }

    public Process exec(String[] command, String[] environment, File directory) throws IOException {
        return new ProcessBuilder(command).environment(environment).directory(directory).start();
    }

    public static Version version() {
        return Version.parse(System.property("java.runtime.version"));
    }

    /** A version of the platform: numbers, and what may follow them as in 17.0.1-ea+12-name. */
    public static final class Version implements Comparable<Version> {
        private final List<Integer> numbers;
        private final Optional<String> pre;
        private final Optional<Integer> build;
        private final Optional<String> optional;

        private Version(List<Integer> numbers, Optional<String> pre, Optional<Integer> build, Optional<String> optional) {
            this.numbers = numbers;
            this.pre = pre;
            this.build = build;
            this.optional = optional;
        }

        public static Version parse(String text) {
            Objects.requireNonNull(text);
            int end = 0;
            while (end < text.length() && (isDigit(text.charAt(end)) || text.charAt(end) == '.')) {
                end++;
            }
            List<Integer> numbers = numbers(text, text.substring(0, end));
            String rest = text.substring(end), pre = null, build = null, optional = null;
            int plus = rest.indexOf('+');
            if (rest.startsWith("-") && plus != 1) {
                int preEnd = plus > 0 ? plus : rest.indexOf('-', 1) > 0 ? rest.indexOf('-', 1) : rest.length();
                pre = rest.substring(1, preEnd);
                rest = rest.substring(preEnd);
            }
            if (rest.startsWith("+")) {
                int dash = rest.indexOf('-') > 0 ? rest.indexOf('-') : rest.length();
                build = rest.substring(1, dash);
                rest = rest.substring(dash);
            }
            if (rest.startsWith("-")) {
                optional = rest.substring(1);
                rest = "";
            }
            if (!rest.isEmpty() || pre != null && !isAlphanumeric(pre)) {
                throw new IllegalArgumentException("Invalid version string: '" + text + "'");
            }
            return new Version(numbers, Optional.ofNullable(pre), build == null || build.isEmpty() ? Optional.empty()
                : Optional.of(Integer.valueOf(build)), Optional.ofNullable(optional));
        }

        private static boolean isDigit(char c) {
            return c >= '0' && c <= '9';
        }

        private static boolean isAlphanumeric(String text) {
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                if (!isDigit(c) && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z')) {
                    return false;
                }
            }
            return !text.isEmpty();
        }

        private static List<Integer> numbers(String text, String part) {
            List<Integer> numbers = new ArrayList<>();
            for (String number : part.split("\\.", -1)) {
                if (number.isEmpty() || number.startsWith("0") && (numbers.isEmpty() || number.length() > 1)) {
                    throw new IllegalArgumentException("Invalid version string: '" + text + "'");
                }
                numbers.add(Integer.valueOf(number));
            }
            if (numbers.get(numbers.size() - 1) == 0 && numbers.size() > 1) {
                throw new IllegalArgumentException("Invalid version string: '" + text + "'");
            }
            return List.copyOf(numbers);
        }

        private int number(int index) {
            return index < numbers.size() ? numbers.get(index) : 0;
        }

        public int feature() {
            return number(0);
        }

        public int interim() {
            return number(1);
        }

        public int update() {
            return number(2);
        }

        public int patch() {
            return number(3);
        }

        @Deprecated(since = "10")
        public int major() {
            return feature();
        }

        @Deprecated(since = "10")
        public int minor() {
            return interim();
        }

        @Deprecated(since = "10")
        public int security() {
            return update();
        }

        public List<Integer> version() {
            return numbers;
        }

        public Optional<String> pre() {
            return pre;
        }

        public Optional<Integer> build() {
            return build;
        }

        public Optional<String> optional() {
            return optional;
        }

        @Override
        public int compareTo(Version other) {
            int result = compareToIgnoreOptional(other);
            return result != 0 ? result : compare(optional.orElse(null), other.optional.orElse(null), -1);
        }

        public int compareToIgnoreOptional(Version other) {
            Objects.requireNonNull(other);
            for (int i = 0; i < Math.min(numbers.size(), other.numbers.size()); i++) {
                if (number(i) != other.number(i)) {
                    return number(i) - other.number(i);
                }
            }
            if (numbers.size() != other.numbers.size()) {
                return numbers.size() - other.numbers.size();
            }
            int result = comparePre(pre.orElse(null), other.pre.orElse(null));
            return result != 0 ? result : Integer.compare(build.orElse(-1), other.build.orElse(-1));
        }

        /** A version before the release is less than the release; numbers are less than words. */
        private static int comparePre(String a, String b) {
            if (a == null || b == null) {
                return a == b ? 0 : a == null ? 1 : -1;
            }
            boolean aNumber = isNumber(a), bNumber = isNumber(b);
            if (aNumber != bNumber) {
                return aNumber ? -1 : 1;
            }
            return aNumber ? Long.compare(Long.parseLong(a), Long.parseLong(b)) : a.compareTo(b);
        }

        private static boolean isNumber(String text) {
            for (int i = 0; i < text.length(); i++) {
                if (!isDigit(text.charAt(i))) {
                    return false;
                }
            }
            return true;
        }

        private static int compare(String a, String b, int absent) {
            return a == null || b == null ? a == b ? 0 : a == null ? absent : -absent : a.compareTo(b);
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < numbers.size(); i++) {
                text.append(i > 0 ? "." : "").append(number(i));
            }
            pre.ifPresent(part -> text.append('-').append(part));
            if (build.isPresent()) {
                text.append('+').append(build.get());
            } else if (optional.isPresent()) {
                text.append(pre.isPresent() ? "-" : "+-");
            }
            if (build.isPresent() && optional.isPresent()) {
                text.append('-');
            }
            return text.append(optional.orElse("")).toString();
        }

        @Override
        public boolean equals(Object other) {
            return equalsIgnoreOptional(other) && optional.equals(((Version) other).optional);
        }

        public boolean equalsIgnoreOptional(Object object) {
            if (!(object instanceof Version)) {
                return false;
            }
            Version other = (Version) object;
            return numbers.equals(other.numbers) && pre.equals(other.pre) && build.equals(other.build);
        }

        @Override
        public int hashCode() {
            return Objects.hash(numbers, pre, build, optional);
        }
    }
}
