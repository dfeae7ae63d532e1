package java.lang;

import clew.internal.Reflect;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.AnnotatedElement;
import java.util.Set;

/**
 * A module: java.base, which stands for the whole library, the unnamed ones of class loaders, and those of layers that a program defines.
 * Everything may read everything.
 */
public final class Module implements AnnotatedElement {
    static final Module LIBRARY = new Module("java.base", null);

    private final String name;
    private final ClassLoader loader;
    private final ModuleDescriptor descriptor;      // of modules of the program's layers, as the layer
    private final ModuleLayer layer;

    private Module(String name, ClassLoader loader) {
        this.name = name;
        this.loader = loader;
        descriptor = null;
        layer = null;
    }

    /** A module of a layer that the program defines. */
    Module(ModuleDescriptor descriptor, ClassLoader loader, ModuleLayer layer) {
        name = descriptor.name();
        this.loader = loader;
        this.descriptor = descriptor;
        this.layer = layer;
    }

    /** The unnamed module of a loader. */
    Module(ClassLoader loader) {
        this(null, loader);
    }

    public boolean isNamed() {
        return name != null;
    }

    public String getName() {
        return name;
    }

    public ModuleDescriptor getDescriptor() {
        return name == null ? null : descriptor != null ? descriptor : ModuleDescriptor.newModule(name).build();
    }

    public ModuleLayer getLayer() {
        return name == null ? null : layer != null ? layer : ModuleLayer.boot();
    }

    public ClassLoader getClassLoader() {
        return loader;
    }

    public boolean isNativeAccessEnabled() {
        return true;
    }

    public boolean canRead(Module other) {
        java.util.Objects.requireNonNull(other);
        return name == null || other == this;
    }

    public Module addReads(Module other) {
        java.util.Objects.requireNonNull(other);
        return this;
    }

    public boolean isExported(String packageName, Module other) {
        java.util.Objects.requireNonNull(other);
        return isExported(packageName);
    }

    public boolean isOpen(String packageName, Module other) {
        java.util.Objects.requireNonNull(packageName);
        return java.util.Objects.requireNonNull(other) == this || isOpen(packageName);
    }

    /** The library's packages below java and javax are exported. */
    public boolean isExported(String packageName) {
        java.util.Objects.requireNonNull(packageName);
        return name == null || packageName.startsWith("java.") || packageName.startsWith("javax.");
    }

    public boolean isOpen(String packageName) {
        java.util.Objects.requireNonNull(packageName);
        return name == null;
    }

    public Module addExports(String packageName, Module other) {
        return opened(packageName, other);
    }

    public Module addOpens(String packageName, Module other) {
        return opened(packageName, other);
    }

    /** Nothing is closed, so nothing is to be opened. */
    private Module opened(String packageName, Module other) {
        if (packageName == null) throw new IllegalArgumentException("package is null");
        java.util.Objects.requireNonNull(other);
        return this;
    }

    public Module addUses(Class<?> service) {
        java.util.Objects.requireNonNull(service);
        return this;
    }

    public boolean canUse(Class<?> service) {
        java.util.Objects.requireNonNull(service);
        return true;
    }

    public Set<String> getPackages() {
        return Set.of();
    }

    public InputStream getResourceAsStream(String resource) {
        return Reflect.openResource(resource.startsWith("/") ? resource.substring(1) : resource);
    }

    public <T extends Annotation> T getAnnotation(Class<T> type) {
        java.util.Objects.requireNonNull(type);
        return null;
    }

    public Annotation[] getAnnotations() {
        return new Annotation[0];
    }

    public Annotation[] getDeclaredAnnotations() {
        return new Annotation[0];
    }

    public String toString() {
        return name != null ? "module " + name : "unnamed module @" + Integer.toHexString(System.identityHashCode(this));
    }
}
