package java.lang;

import clew.internal.Reflect;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.ByteBuffer;
import java.security.ProtectionDomain;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.stream.Stream;
import jdk.internal.loader.ClassLoaders;

/**
 * Finds classes. All classes have one name space: a loader that the program wrote can define classes that nobody else has,
 * but not a second class of the same name.
 */
public abstract class ClassLoader {
    private final ClassLoader parent;
    private final String name;
    private final Module unnamedModule;

    protected ClassLoader(String name, ClassLoader parent) {
        this.name = name;
        this.parent = parent;
        unnamedModule = new Module(this);
    }

    protected ClassLoader(ClassLoader parent) {
        this(null, parent);
    }

    protected ClassLoader() {
        this(null, getSystemClassLoader());
    }

    public static ClassLoader getSystemClassLoader() {
        return ClassLoaders.appClassLoader();
    }

    public static ClassLoader getPlatformClassLoader() {
        return ClassLoaders.platformClassLoader();
    }

    public String getName() {
        return name;
    }

    public final ClassLoader getParent() {
        return parent;
    }

    public final Module getUnnamedModule() {
        return unnamedModule;
    }

    /** The loaders that the VM stands in for. */
    boolean isBuiltIn() {
        return this instanceof ClassLoaders.BuiltIn;
    }

    // --- classes ---

    public Class<?> loadClass(String className) throws ClassNotFoundException {
        return loadClass(className, false);
    }

    protected Class<?> loadClass(String className, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(className)) {
            Class<?> type = Reflect.findClass(className);
            if (type == null && hasOwnParent()) {
                try {
                    type = parent.loadClass(className, false);
                } catch (ClassNotFoundException notThere) {
                    type = null;
                }
            }
            return type == null ? findClass(className) : type;
        }
    }

    protected Object getClassLoadingLock(String className) {
        return this;
    }

    protected Class<?> findClass(String className) throws ClassNotFoundException {
        throw new ClassNotFoundException(className);
    }

    protected Class<?> findClass(String moduleName, String className) {
        return null;
    }

    protected final Class<?> findSystemClass(String className) throws ClassNotFoundException {
        return getSystemClassLoader().loadClass(className);
    }

    protected final Class<?> findLoadedClass(String className) {
        Class<?> type = Reflect.findClass(className);
        return type != null && type.getClassLoader() == this ? type : null;
    }

    protected final Class<?> defineClass(String className, byte[] bytes, int offset, int length) throws ClassFormatError {
        return defineClass(className, bytes, offset, length, null);
    }

    @Deprecated(since = "1.1")
    protected final Class<?> defineClass(byte[] bytes, int offset, int length) throws ClassFormatError {
        return defineClass(null, bytes, offset, length, null);
    }

    protected final Class<?> defineClass(String className, byte[] bytes, int offset, int length, ProtectionDomain domain)
            throws ClassFormatError {
        if (className != null && className.startsWith("java.")) {
            throw new SecurityException("Prohibited package name: " + className.substring(0, className.lastIndexOf('.')));
        }
        Class<?> type = Reflect.define(bytes, offset, length, false);
        if (className != null && !type.getName().equals(className)) {
            throw new NoClassDefFoundError(className.replace('.', '/') + " (wrong name: " + type.getName().replace('.', '/') + ")");
        }
        type.setDefinedBy(this);
        return type;
    }

    protected final Class<?> defineClass(String className, ByteBuffer buffer, ProtectionDomain domain) throws ClassFormatError {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        return defineClass(className, bytes, 0, bytes.length, domain);
    }

    protected final void resolveClass(Class<?> type) {
        java.util.Objects.requireNonNull(type);
    }

    protected final void setSigners(Class<?> type, Object[] signers) {
    }

    protected static boolean registerAsParallelCapable() {
        return true;
    }

    public final boolean isRegisteredAsParallelCapable() {
        return true;
    }

    // --- resources ---

    public URL getResource(String resource) {
        java.util.Objects.requireNonNull(resource);
        URL found = hasOwnParent() ? parent.getResource(resource) : Reflect.resourceUrl(resource);
        return found == null ? findResource(resource) : found;
    }

    /** Whether the parent is a loader of the program, too. */
    private boolean hasOwnParent() {
        return parent != null && !parent.isBuiltIn();
    }

    public Enumeration<URL> getResources(String resource) throws IOException {
        java.util.Objects.requireNonNull(resource);
        List<URL> found = hasOwnParent() ? Collections.list(parent.getResources(resource)) : Reflect.resourceUrls(resource);
        found.addAll(Collections.list(findResources(resource)));
        return Collections.enumeration(found);
    }

    public Stream<URL> resources(String resource) {
        try {
            return Collections.list(getResources(resource)).stream();
        } catch (IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
    }

    public InputStream getResourceAsStream(String resource) {
        java.util.Objects.requireNonNull(resource);
        InputStream found = Reflect.openResource(resource);
        URL other = found == null ? getResource(resource) : null;
        try {
            return other == null ? found : other.openStream();
        } catch (IOException unreadable) {
            return null;
        }
    }

    protected URL findResource(String resource) {
        return null;
    }

    protected URL findResource(String moduleName, String resource) throws IOException {
        return moduleName == null ? findResource(resource) : null;
    }

    protected Enumeration<URL> findResources(String resource) throws IOException {
        return Collections.emptyEnumeration();
    }

    public static URL getSystemResource(String resource) {
        return getSystemClassLoader().getResource(resource);
    }

    public static Enumeration<URL> getSystemResources(String resource) throws IOException {
        return getSystemClassLoader().getResources(resource);
    }

    public static InputStream getSystemResourceAsStream(String resource) {
        return getSystemClassLoader().getResourceAsStream(resource);
    }

    // --- packages, assertions, native libraries ---

    public final Package getDefinedPackage(String packageName) {
        return null;
    }

    public final Package[] getDefinedPackages() {
        return new Package[0];
    }

    @Deprecated(since = "9")
    protected Package getPackage(String packageName) {
        return null;
    }

    protected Package[] getPackages() {
        return new Package[0];
    }

    protected String findLibrary(String library) {
        return null;
    }

    /** Assertions are switched for the whole program when it starts. */
    public void setDefaultAssertionStatus(boolean enabled) {
    }

    public void setPackageAssertionStatus(String packageName, boolean enabled) {
    }

    public void setClassAssertionStatus(String className, boolean enabled) {
    }

    public void clearAssertionStatus() {
    }

    static ClassLoader getClassLoader(Class<?> caller) {
        return caller == null ? null : caller.getClassLoader();
    }

    static ClassLoader getBuiltinPlatformClassLoader() {
        return getPlatformClassLoader();
    }

    static ClassLoader getBuiltinAppClassLoader() {
        return getSystemClassLoader();
    }
}
