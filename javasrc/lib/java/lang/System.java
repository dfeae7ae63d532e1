package java.lang;

import clew.internal.ConsoleInput;
import clew.internal.ConsoleOutput;
import java.io.BufferedInputStream;
import java.io.Console;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.channels.Channel;
import java.nio.channels.spi.SelectorProvider;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.function.Supplier;
import jdk.internal.logger.LazyLoggers;
import jdk.internal.logger.LocalizedLoggerWrapper;

/** The standard streams, the clock, properties, the environment. */
public final class System {
    public static final InputStream in = new BufferedInputStream(new ConsoleInput());
    public static final PrintStream out = new PrintStream(new ConsoleOutput(1), true);
    public static final PrintStream err = new PrintStream(new ConsoleOutput(2), true);

    /** For ModuleLayer.boot. */
    static ModuleLayer bootLayer;

    /** null until a program asks for all properties or changes one; till then the VM's fixed ones count. */
    private static volatile Properties properties;

    private System() {
    }

    /** Initializes the class. */
    static void prepare() {
    }

    // --- streams --------------------------------------------------------------------------------------------------

    public static void setErr(PrintStream stream) { setErr0(stream); }
    public static void setIn(InputStream stream) { setIn0(stream); }
    public static void setOut(PrintStream stream) { setOut0(stream); }

    /** Natives, because the fields are final. */
    private static native void setIn0(InputStream stream);

    private static native void setOut0(PrintStream stream);

    private static native void setErr0(PrintStream stream);

    /** There is no interactive console. */
    public static Console console() { return null; }

    public static Channel inheritedChannel() throws IOException {
        return SelectorProvider.provider().inheritedChannel();
    }

    // --- the VM ---------------------------------------------------------------------------------------------------

    public static native long currentTimeMillis();

    public static native long nanoTime();

    public static native void arraycopy(Object source, int sourceIndex, Object target, int targetIndex, int length);

    public static native int identityHashCode(Object object);

    public static void load(String file) { Runtime.getRuntime().load(file); }
    public static void loadLibrary(String name) { Runtime.getRuntime().loadLibrary(name); }
    public static void gc() { Runtime.getRuntime().gc(); }
    public static void exit(int status) { Runtime.getRuntime().exit(status); }

    @Deprecated(since = "18", forRemoval = true)
    public static void runFinalization() {
        Runtime.getRuntime().runFinalization();
    }

    public static String mapLibraryName(String name) { return "lib".concat(java.util.Objects.requireNonNull(name)).concat(".so"); }

    @Deprecated(since = "17", forRemoval = true)
    public static SecurityManager getSecurityManager() {
        return null;
    }

    @Deprecated(since = "17", forRemoval = true)
    public static void setSecurityManager(SecurityManager manager) {
        if (manager != null) {
            throw new UnsupportedOperationException("The Security Manager is deprecated and will be removed in a future release");
        }
    }

    // --- properties -----------------------------------------------------------------------------------------------

    public static String lineSeparator() { return "\n"; }

    public static String getProperty(String key) {
        checkKey(key);
        return properties == null ? property(key) : properties.getProperty(key);
    }

    public static String getProperty(String key, String fallback) {
        String value = getProperty(key);
        return value == null ? fallback : value;
    }

    public static String setProperty(String key, String value) {
        checkKey(key);
        return (String) getProperties().setProperty(key, value);
    }

    public static String clearProperty(String key) {
        checkKey(key);
        return (String) getProperties().remove(key);
    }

    public static Properties getProperties() {
        if (properties == null) {
            setProperties(null);
        }
        return properties;
    }

    /** null stands for the VM's own properties. */
    public static void setProperties(Properties newProperties) {
        properties = newProperties == null ? initialProperties() : newProperties;
    }

    private static Properties initialProperties() {
        Properties initial = new Properties();
        String[] pairs = properties();
        for (int i = 0; i < pairs.length; i += 2) {
            initial.setProperty(pairs[i], pairs[i + 1]);
        }
        return initial;
    }

    private static void checkKey(String key) {
        if (key != null && !key.isEmpty()) return;
        throw key == null ? new NullPointerException("key can't be null") : new IllegalArgumentException("key can't be empty");
    }

    /** One of the VM's own properties; null: it has no such one. */
    static native String property(String key);

    /** All of the VM's own properties: key, value, key... */
    static native String[] properties();

    public static native String getenv(String name);

    /** In the order that the JDK has, if there is one. */
    public static Map<String, String> getenv() {
        if (Math.Jdk.FOUND) {
            return ProcessEnvironment.getenv();
        }
        Map<String, String> variables = new LinkedHashMap<>();
        for (String variable : environment()) {
            int end = variable.indexOf('=', 1);
            if (end > 0) {
                variables.put(variable.substring(0, end), variable.substring(end + 1));
            }
        }
        return Collections.unmodifiableMap(variables);
    }

    /** The environment's variables as NAME=value. */
    private static native String[] environment();

    // --- logging --------------------------------------------------------------------------------------------------

    public static Logger getLogger(String name) {
        return LazyLoggers.getLogger(Objects.requireNonNull(name), ClassLoader.getSystemClassLoader().getUnnamedModule());
    }

    public static Logger getLogger(String name, ResourceBundle bundle) {
        return LoggerFinder.getLoggerFinder().getLocalizedLogger(Objects.requireNonNull(name), Objects.requireNonNull(bundle),
            ClassLoader.getSystemClassLoader().getUnnamedModule());
    }

    /** Takes messages of different weight. */
    public interface Logger {
        /** The weight of a message. */
        enum Level {
            ALL(Integer.MIN_VALUE), TRACE(400), DEBUG(500), INFO(800), WARNING(900), ERROR(1000), OFF(Integer.MAX_VALUE);

            private final int severity;

            Level(int severity) {
                this.severity = severity;
            }

            public final String getName() { return name(); }
            public final int getSeverity() { return severity; }
        }

        String getName();

        boolean isLoggable(Level level);

        /** Whether a message, which may not be null, is to be made. */
        private boolean isWanted(Level level, Object message) {
            Objects.requireNonNull(message);
            return isLoggable(Objects.requireNonNull(level));
        }

        default void log(Level level, String message) {
            log(level, (ResourceBundle) null, message, (Object[]) null);
        }

        default void log(Level level, Supplier<String> messages) {
            if (isWanted(level, messages)) {
                log(level, (ResourceBundle) null, messages.get(), (Object[]) null);
            }
        }

        default void log(Level level, Object object) {
            if (isWanted(level, object)) {
                log(level, (ResourceBundle) null, object.toString(), (Object[]) null);
            }
        }

        default void log(Level level, String message, Throwable thrown) { log(level, null, message, thrown); }

        default void log(Level level, Supplier<String> messages, Throwable thrown) {
            if (isWanted(level, messages)) {
                log(level, null, messages.get(), thrown);
            }
        }

        default void log(Level level, String format, Object... parameters) {
            log(level, null, format, parameters);
        }

        void log(Level level, ResourceBundle bundle, String message, Throwable thrown);

        void log(Level level, ResourceBundle bundle, String format, Object... parameters);
    }

    /** Finds loggers; the JDK has the one that is used when a program brings none. */
    public abstract static class LoggerFinder {
        static final RuntimePermission LOGGERFINDER_PERMISSION = new RuntimePermission("loggerFinder");

        protected LoggerFinder() {
        }

        public abstract Logger getLogger(String name, Module module);

        public Logger getLocalizedLogger(String name, ResourceBundle bundle, Module module) {
            return new LocalizedLoggerWrapper<>(getLogger(name, module), bundle);
        }

        public static LoggerFinder getLoggerFinder() {
            return jdk.internal.logger.LoggerFinderLoader.getLoggerFinder();
        }
    }
}
