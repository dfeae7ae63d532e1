package java.lang;

import clew.internal.Reflect;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.net.URL;

/** A package of a class loader; what its classes come from may say more about it than its name. */
public class Package implements AnnotatedElement {
    private static final int SPEC_TITLE = 0, SPEC_VERSION = 1, SPEC_VENDOR = 2, IMPL_TITLE = 3, IMPL_VERSION = 4, IMPL_VENDOR = 5;

    private final String name;
    private final ClassLoader loader;
    private final String[] texts;       // in the order of the constants; null: nothing is said
    private final URL sealedBy;

    Package(String name, ClassLoader loader, String[] texts, URL sealedBy) {
        this.name = name;
        this.loader = loader;
        this.texts = texts;
        this.sealedBy = sealedBy;
    }

    static Package of(String name, ClassLoader loader) {
        return new Package(name, loader, null, null);
    }

    static Package of(Class<?> member) {
        ClassLoader loader = member.getClassLoader();
        String name = member.getPackageName();
        return loader == null || loader.isBuiltIn() ? of(name, loader) : loader.packageOf(name);
    }

    /** A package of our library; null if it has none of this name. */
    static Package ofLibrary(String name) {
        for (String known : Reflect.packages(false)) {
            if (known.equals(name)) {
                return of(name, null);
            }
        }
        return null;
    }

    private String text(int kind) {
        return texts == null ? null : texts[kind];
    }

    public String getName() {
        return name;
    }

    public String getSpecificationTitle() {
        return text(SPEC_TITLE);
    }

    public String getSpecificationVersion() {
        return text(SPEC_VERSION);
    }

    public String getSpecificationVendor() {
        return text(SPEC_VENDOR);
    }

    public String getImplementationTitle() {
        return text(IMPL_TITLE);
    }

    public String getImplementationVersion() {
        return text(IMPL_VERSION);
    }

    public String getImplementationVendor() {
        return text(IMPL_VENDOR);
    }

    public boolean isSealed() {
        return loader == null || sealedBy != null;
    }

    public boolean isSealed(URL url) {
        java.util.Objects.requireNonNull(url);
        return url.equals(sealedBy);
    }

    public boolean isCompatibleWith(String desired) throws NumberFormatException {
        if (getSpecificationVersion() == null || getSpecificationVersion().isEmpty()) {
            throw new NumberFormatException("Empty version string");
        }
        int[] own = numbers(getSpecificationVersion()), wanted = numbers(desired);
        for (int i = 0; i < Math.max(own.length, wanted.length); i++) {
            int a = i < own.length ? own[i] : 0, b = i < wanted.length ? wanted[i] : 0;
            if (a != b) {
                return a > b;
            }
        }
        return true;
    }

    /** "1.2.3" */
    private static int[] numbers(String version) {
        String[] parts = version.split("\\.", -1);
        int[] numbers = new int[parts.length];
        for (int i = 0; i < parts.length; i++) {
            numbers[i] = Integer.parseInt(parts[i]);
            if (numbers[i] < 0) {
                throw new NumberFormatException("For input string: \"" + numbers[i] + "\"");
            }
        }
        return numbers;
    }

    private static ClassLoader loaderOfCaller(Class<?> caller) {
        ClassLoader found = caller == null ? null : caller.getClassLoader();
        return found == null ? ClassLoader.getSystemClassLoader() : found;
    }

    @Deprecated(since = "9")
    public static Package getPackage(String name) {
        return loaderOfCaller(Reflect.callerClass()).getPackage(name);
    }

    public static Package[] getPackages() {
        return loaderOfCaller(Reflect.callerClass()).getPackages();
    }

    private Class<?> info() {
        Class<?> info = Reflect.findClass(name + ".package-info");
        return info == null ? Package.class : info;
    }

    public <A extends Annotation> A getAnnotation(Class<A> type) {
        return info().getAnnotation(type);
    }

    public <A extends Annotation> A[] getAnnotationsByType(Class<A> type) {
        return info().getAnnotationsByType(type);
    }

    public Annotation[] getAnnotations() {
        return info().getAnnotations();
    }

    public Annotation[] getDeclaredAnnotations() {
        return info().getDeclaredAnnotations();
    }

    public boolean equals(Object object) {
        return object instanceof Package other && other.name.equals(name) && other.loader == loader;
    }

    public int hashCode() {
        return name.hashCode();
    }

    public String toString() {
        String title = getSpecificationTitle(), version = getSpecificationVersion();
        return "package " + name + (title == null || title.isEmpty() ? "" : ", " + title)
                + (version == null || version.isEmpty() ? "" : ", version " + version);
    }
}
