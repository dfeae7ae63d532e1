package java.lang;

import clew.internal.Reflect;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.nio.ByteBuffer;
import java.security.ProtectionDomain;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import jdk.internal.loader.ClassLoaders;

/**
 * Finds classes. The built-in loaders are the VM's; each loader that the program wrote has a name space of its own. What a class
 * names is asked for when its loader has defined it; what is not there then is missed only where it is used.
 */
public abstract class ClassLoader {
    private final ClassLoader parent;
    private final String name;
    private final Module unnamedModule;
    /** What a program has said about assertions, packages, signers and protection domains; null for most. */
    AssertionSettings assertionSettings;
    private Map<String, Package> definedPackages;
    private Map<Class<?>, Object[]> signers;
    private Map<Class<?>, ProtectionDomain> domains;

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
            Class<?> type = findLoadedClass(className);
            if (type == null && hasOwnParent()) {
                try {
                    type = parent.loadClass(className, false);
                } catch (ClassNotFoundException notThere) {
                    type = null;
                }
            } else if (type == null) {
                type = visible(isBuiltIn() ? this : parent, className);
            }
            return type == null ? findClass(className) : type;
        }
    }

    /** The class that a built-in loader, or null for the boot loader, finds; null: none. */
    private static Class<?> visible(ClassLoader builtIn, String className) {
        Class<?> type = className.startsWith("[") ? null : Reflect.findClass(className);
        return type != null && finds(builtIn, type) ? type : null;
    }

    /** Is the class one of this loader or of those above it? The boot loader, null, has the library and is above all. */
    static boolean finds(ClassLoader loader, Class<?> type) {
        ClassLoader definer = type.getClassLoader();
        while (loader != definer && loader != null) {
            loader = loader.parent;
        }
        return loader == definer;
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
        if (!isBuiltIn()) {
            return Reflect.loadedBy(this, className);
        }
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
        Class<?> type = define(className, bytes, offset, length, false);
        if (domain != null) {
            if (domains == null) {
                domains = new HashMap<>();
            }
            domains.put(type, domain);
        }
        return type;
    }

    /** What the class was defined with, or null. */
    ProtectionDomain domainOf(Class<?> type) {
        return domains == null ? null : domains.get(type);
    }

    private static String kind(Class<?> type) {
        return type.isInterface() ? "interface" : Modifier.isAbstract(type.getModifiers()) ? "abstract class" : "class";
    }

    /** The same without a look at the package; for Lookup and hidden classes too. */
    Class<?> define(String className, byte[] bytes, int offset, int length, boolean hidden) {
        boolean isOwn = !isBuiltIn();
        if (isOwn) {
            for (String above : Reflect.superNames(bytes, offset, length)) {
                initiateOrFail(above);
            }
        }
        Class<?> type = Reflect.define(bytes, offset, length, hidden, isOwn ? this : null);
        if (className != null && !type.getName().equals(className)) {
            throw new NoClassDefFoundError(className.replace('.', '/') + " (wrong name: " + type.getName().replace('.', '/') + ")");
        }
        if (!type.setDefinedBy(this)) {
            throw new LinkageError("loader " + inMessages() + " attempted duplicate " + kind(type) + " definition for " + type.getName() + ". ("
                + type.getName() + " is in unnamed module of loader " + inMessages()
                + (isOwn ? ", parent loader " + (parent == null ? "'bootstrap'" : parent.inMessages()) : "") + ")");
        }
        if (isOwn) {
            for (String named : Reflect.references(type)) {
                try {
                    initiate(named);
                } catch (ClassNotFoundException | LinkageError missing) {
                    // an error only where it is used
                }
            }
        }
        return type;
    }

    private String inMessages() {
        return isBuiltIn() ? "'" + name + "'" : (name == null ? getClass().getName() : "'" + name + "'")
            + " @" + Integer.toHexString(System.identityHashCode(this));
    }

    private void initiateOrFail(String className) {
        try {
            initiate(className);
        } catch (ClassNotFoundException missing) {
            NoClassDefFoundError error = new NoClassDefFoundError(className.replace('.', '/'));
            error.initCause(missing);
            throw error;
        }
    }

    /** Asks this loader for a class that one of its own names. */
    private void initiate(String className) throws ClassNotFoundException {
        if (visible(null, className) == null) {
            Class<?> type = loadClass(className);
            if (type != null && type.getClassLoader() != this) {
                Reflect.noteInitiated(this, type);
            }
        }
    }

    protected final Class<?> defineClass(String className, ByteBuffer buffer, ProtectionDomain domain) throws ClassFormatError {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        return defineClass(className, bytes, 0, bytes.length, domain);
    }

    protected final void resolveClass(Class<?> type) {
        java.util.Objects.requireNonNull(type);
    }

    protected final void setSigners(Class<?> type, Object[] signersOfType) {
        ClassLoader definer = type.getClassLoader();
        if (definer == null) {
            return;
        }
        if (definer.signers == null) {
            definer.signers = new HashMap<>();
        }
        definer.signers.put(type, signersOfType);
    }

    Object[] signersOf(Class<?> type) {
        Object[] found = signers == null ? null : signers.get(type);
        return found == null ? null : found.clone();
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
        java.util.Objects.requireNonNull(packageName, "name cannot be null");
        Package defined = definedPackages == null ? null : definedPackages.get(packageName);
        return defined == null && hasProgram() && List.of(Reflect.packages(true)).contains(packageName)
                ? Package.of(packageName, this) : defined;
    }

    /** Is it the loader of the class path? */
    private boolean hasProgram() {
        return isBuiltIn() && parent != null;
    }

    public final Package[] getDefinedPackages() {
        Map<String, Package> all = new HashMap<>();
        if (hasProgram()) {
            for (String known : Reflect.packages(true)) {
                all.put(known, Package.of(known, this));
            }
        }
        if (definedPackages != null) {
            all.putAll(definedPackages);
        }
        return all.values().toArray(new Package[0]);
    }

    protected Package definePackage(String packageName, String specTitle, String specVersion, String specVendor, String implTitle,
            String implVersion, String implVendor, URL sealBase) {
        java.util.Objects.requireNonNull(packageName);
        if (getDefinedPackage(packageName) != null) {
            throw new IllegalArgumentException(packageName);
        }
        Package made = new Package(packageName, this,
            new String[] {specTitle, specVersion, specVendor, implTitle, implVersion, implVendor}, sealBase);
        if (definedPackages == null) {
            definedPackages = new HashMap<>();
        }
        definedPackages.put(packageName, made);
        return made;
    }

    /** A class of this loader makes its package known. */
    Package packageOf(String packageName) {
        Package known = getDefinedPackage(packageName);
        return known != null ? known : definePackage(packageName, null, null, null, null, null, null, null);
    }

    @Deprecated(since = "9")
    protected Package getPackage(String packageName) {
        Package found = getDefinedPackage(packageName);
        if (found != null) {
            return found;
        }
        return parent != null ? parent.getPackage(packageName) : Package.ofLibrary(packageName);
    }

    protected Package[] getPackages() {
        Map<String, Package> all = new HashMap<>();
        for (String known : Reflect.packages(false)) {
            all.put(known, Package.of(known, null));
        }
        for (ClassLoader loader = this; loader != null; loader = loader.parent) {
            for (Package defined : loader.getDefinedPackages()) {
                all.put(defined.getName(), defined);
            }
        }
        return all.values().toArray(new Package[0]);
    }

    protected String findLibrary(String library) {
        return null;
    }

    private AssertionSettings settings() {
        if (assertionSettings == null) {
            assertionSettings = new AssertionSettings();
        }
        return assertionSettings;
    }

    public void setDefaultAssertionStatus(boolean enabled) {
        settings().byDefault = enabled;
    }

    public void setPackageAssertionStatus(String packageName, boolean enabled) {
        settings().ofPackages.put(packageName, enabled);
    }

    public void setClassAssertionStatus(String className, boolean enabled) {
        settings().ofClasses.put(className, enabled);
    }

    public void clearAssertionStatus() {
        assertionSettings = new AssertionSettings();
        assertionSettings.byDefault = false;
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
