package java.lang;

import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** Looks at the calls that led to here. The stack is recorded at once when a walk begins, not as the stream is read. */
public final class StackWalker {
    private final boolean retainsClasses;
    private final boolean showsReflection;
    private final boolean dropsMethods;

    /** What a walker may be asked for. */
    public enum Option { RETAIN_CLASS_REFERENCE, DROP_METHOD_INFO, SHOW_REFLECT_FRAMES, SHOW_HIDDEN_FRAMES }

    /** One call. */
    public interface StackFrame {
        String getClassName();

        String getMethodName();

        Class<?> getDeclaringClass();

        default MethodType getMethodType() {
            throw new UnsupportedOperationException();
        }

        default String getDescriptor() {
            throw new UnsupportedOperationException();
        }

        int getByteCodeIndex();

        String getFileName();

        int getLineNumber();

        boolean isNativeMethod();

        StackTraceElement toStackTraceElement();
    }

    private StackWalker(Set<Option> options) {
        retainsClasses = options.contains(Option.RETAIN_CLASS_REFERENCE);
        showsReflection = options.contains(Option.SHOW_REFLECT_FRAMES) || options.contains(Option.SHOW_HIDDEN_FRAMES);
        dropsMethods = options.contains(Option.DROP_METHOD_INFO);
    }

    public static StackWalker getInstance() {
        return new StackWalker(Set.of());
    }

    public static StackWalker getInstance(Option option) {
        return new StackWalker(Set.of(Objects.requireNonNull(option)));
    }

    public static StackWalker getInstance(Option... options) {
        return new StackWalker(Set.of(options));
    }

    public static StackWalker getInstance(Set<Option> options) {
        return options.isEmpty() ? getInstance() : new StackWalker(options);
    }

    public static StackWalker getInstance(Set<Option> options, int estimateDepth) {
        if (estimateDepth <= 0) {
            throw new IllegalArgumentException("estimateDepth must be > 0");
        }
        return new StackWalker(java.util.Objects.requireNonNull(options));
    }

    // --- the VM's part: a record has an entry per call, the innermost first ---

    private static native long[] record();

    private static native StackTraceElement[] elements(long[] record);

    private static native Class<?> classOf(long entry);

    private static native String descriptorOf(long entry);

    private final class Frame implements StackFrame {
        private final long entry;
        private final StackTraceElement element;

        Frame(long entry, StackTraceElement element) {
            this.entry = entry;
            this.element = element;
        }

        private void ensureMethods() {
            if (dropsMethods) {
                throw new UnsupportedOperationException("No method info");
            }
        }

        @Override
        public String getClassName() {
            return element.getClassName();
        }

        @Override
        public String getMethodName() {
            ensureMethods();
            return element.getMethodName();
        }

        @Override
        public Class<?> getDeclaringClass() {
            ensureClasses();
            return classOf(entry);
        }

        @Override
        public MethodType getMethodType() {
            ensureClasses();
            return MethodType.fromMethodDescriptorString(getDescriptor(), classOf(entry).getClassLoader());
        }

        @Override
        public String getDescriptor() {
            ensureMethods();
            return descriptorOf(entry);
        }

        @Override
        public int getByteCodeIndex() {
            ensureMethods();
            return (int) entry;
        }

        @Override
        public String getFileName() {
            ensureMethods();
            return element.getFileName();
        }

        @Override
        public int getLineNumber() {
            ensureMethods();
            return element.getLineNumber();
        }

        @Override
        public boolean isNativeMethod() {
            ensureMethods();
            return element.isNativeMethod();
        }

        @Override
        public StackTraceElement toStackTraceElement() {
            ensureMethods();
            return element;
        }

        @Override
        public String toString() {
            return element.toString();
        }
    }

    private void ensureClasses() {
        if (!retainsClasses) {
            throw new UnsupportedOperationException("No access to RETAIN_CLASS_REFERENCE");
        }
    }

    private static boolean isReflection(String className) {
        return className.equals("java.lang.reflect.Method") || className.equals("java.lang.reflect.Constructor")
            || className.startsWith("jdk.internal.reflect.") || className.startsWith("clew.internal.")
            || className.startsWith("java.lang.invoke.");
    }

    private List<StackFrame> frames() {
        long[] record = record();
        StackTraceElement[] elements = elements(record);
        List<StackFrame> frames = new ArrayList<>();
        for (int i = 0; i < record.length; i++) {
            String name = elements[i].getClassName();
            boolean own = name.equals("java.lang.StackWalker") || name.equals("java.lang.Launcher");
            if (!own && (showsReflection || !isReflection(name))) {
                frames.add(new Frame(record[i], elements[i]));
            }
        }
        return frames;
    }

    public <T> T walk(Function<? super Stream<StackFrame>, ? extends T> function) {
        Objects.requireNonNull(function);
        return function.apply(frames().stream());
    }

    public void forEach(Consumer<? super StackFrame> action) {
        Objects.requireNonNull(action);
        frames().forEach(action);
    }

    public Class<?> getCallerClass() {
        if (!retainsClasses) {
            throw new UnsupportedOperationException("This stack walker does not have RETAIN_CLASS_REFERENCE access");
        }
        List<StackFrame> frames = frames();
        if (frames.size() < 2) {
            throw new IllegalCallerException("no caller frame");
        }
        return frames.get(1).getDeclaringClass();
    }
}
