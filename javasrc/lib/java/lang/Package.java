package java.lang;

import clew.internal.Reflect;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.net.URL;

/** A package: little more than its name. */
public class Package implements AnnotatedElement {
    private final String name;
    private final boolean ofProgram;

    private Package(String name, boolean ofProgram) {
        this.name = name;
        this.ofProgram = ofProgram;
    }

    static Package named(String name, Class<?> member) {
        return new Package(name, Reflect.isProgramClass(member));
    }

    public String getName() {
        return name;
    }

    public String getSpecificationTitle() {
        return null;
    }

    public String getSpecificationVersion() {
        return null;
    }

    public String getSpecificationVendor() {
        return null;
    }

    public String getImplementationTitle() {
        return null;
    }

    public String getImplementationVersion() {
        return null;
    }

    public String getImplementationVendor() {
        return null;
    }

    public boolean isSealed() {
        return !ofProgram;
    }

    public boolean isSealed(URL url) {
        return false;
    }

    public boolean isCompatibleWith(String desired) throws NumberFormatException {
        throw new NumberFormatException("Empty version string");
    }

    @Deprecated(since = "9")
    public static Package getPackage(String name) {
        return null;
    }

    public static Package[] getPackages() {
        return new Package[0];
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
        return object instanceof Package other && other.name.equals(name);
    }

    public int hashCode() {
        return name.hashCode();
    }

    public String toString() {
        return "package " + name;
    }
}
