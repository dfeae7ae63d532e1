package clew.internal;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;

/**
 * What the VM tells about classes and their members. Methods and fields are known by their numbers in the program;
 * constructors are methods. Where a class file says nothing, the answer is null (or -1).
 */
public final class Reflect {
    private Reflect() {
    }

    // --- classes ---

    /** The class of a binary name ("a.B", "[I"), loaded but not initialized; null when there is none. */
    public static native Class<?> findClass(String name);

    /** Runs the class's static initializer if it has not run yet. */
    @Hidden public static native void initialize(Class<?> type);

    public static native boolean isInitialized(Class<?> type);

    /** Whether the class is the checked program's own, not the library's. */
    public static native boolean isProgramClass(Class<?> type);

    /** Whether two classes are in one package of one loader. */
    public static native boolean samePackage(Class<?> one, Class<?> other);

    /** The names of the packages of the program's class path, or of our library. */
    public static native String[] packages(boolean ofProgram);

    public static native boolean assertionStatus(Class<?> type);

    public static native char primitiveKind(Class<?> type);

    public static native boolean isRecord(Class<?> type);

    public static native Class<?> declaringClass(Class<?> type);

    /** The class around a local or anonymous class; null for all others. */
    public static native Class<?> enclosingClassOfLocal(Class<?> type);

    public static native int enclosingMethod(Class<?> type);

    public static native Class<?> nestHost(Class<?> type);

    public static native Class<?>[] nestMembers(Class<?> type);

    public static native Class<?>[] permittedSubclasses(Class<?> type);

    public static native Class<?>[] memberClasses(Class<?> type);

    public static native String signature(Class<?> type);

    /** The superclass of a class, also where getSuperclass shows the JDK's. */
    public static native Class<?> superclass(Class<?> type);

    public static native byte[] classAnnotations(Class<?> type);

    /** The class of a field descriptor. */
    public static native Class<?> typeOf(String descriptor);

    /** Defines a class from the bytes of a class file, for a loader of the program or, if null, that of the class path. */
    public static native Class<?> define(byte[] bytes, int offset, int length, boolean hidden, ClassLoader loader);

    /** The class of this name that a loader of the program has defined; null: none. */
    public static native Class<?> loadedBy(ClassLoader loader, String name);

    /** A loader of the program has answered with a class that it has not defined: classes that it has defined see this one. */
    public static native void noteInitiated(ClassLoader loader, Class<?> type);

    /** The superclass and the interfaces of a class that is not defined yet. */
    public static native String[] superNames(byte[] bytes, int offset, int length);

    /** All classes that the code and the members of a class name. */
    public static native String[] references(Class<?> type);

    public static Object classData(Class<?> type) {
        return type.classData();
    }

    public static void setClassData(Class<?> type, Object data) {
        type.setClassData(data);
    }

    // --- constants of a class, for annotations ---

    public static native String constantText(Class<?> type, int index);

    public static native int constantInt(Class<?> type, int index);

    public static native long constantLong(Class<?> type, int index);

    public static native float constantFloat(Class<?> type, int index);

    public static native double constantDouble(Class<?> type, int index);

    // --- methods ---

    /** Declared methods and constructors, in the order of the class file. */
    public static native int[] methods(Class<?> type);

    /** The declared method with this descriptor; -1 when there is none. */
    public static native int findMethod(Class<?> type, String name, String descriptor);

    public static native boolean isConstructor(int method);

    public static native Class<?> methodOwner(int method);

    public static native String methodName(int method);

    public static native String methodDescriptor(int method);

    public static native String methodSignature(int method);

    public static native int methodFlags(int method);

    public static native Class<?>[] parameterTypes(int method);

    public static native Class<?> returnType(int method);

    public static native Class<?>[] exceptionTypes(int method);

    /** Names of the MethodParameters attribute; null when absent. */
    public static native String[] parameterNames(int method);

    public static native int[] parameterFlags(int method);

    public static native byte[] methodAnnotations(int method);

    public static native byte[] parameterAnnotations(int method);

    public static native byte[] annotationDefault(int method);

    // --- fields and record components ---

    public static native int[] fields(Class<?> type);

    public static native Class<?> fieldOwner(int field);

    public static native String fieldName(int field);

    public static native Class<?> fieldType(int field);

    public static native String fieldSignature(int field);

    public static native int fieldFlags(int field);

    /** Where Unsafe finds the field: in the object, or in its class's Class object for static ones. */
    public static native int fieldOffset(int field);

    public static native byte[] fieldAnnotations(int field);

    public static native int componentCount(Class<?> record);

    public static native String componentName(Class<?> record, int index);

    public static native Class<?> componentType(Class<?> record, int index);

    public static native String componentSignature(Class<?> record, int index);

    public static native byte[] componentAnnotations(Class<?> record, int index);

    // --- proxies ---

    /** Defines a class below java.lang.reflect.Proxy that passes these methods (by number) to its handler. */
    public static native Class<?> defineProxy(String name, Class<?>[] interfaces, int[] methods);

    // --- the calling class ---

    /** The class whose method called the library method that asks. */
    @Hidden public static native Class<?> callerClass();

    // --- resources ---

    /** The bytes of a file on the class path; null when there is none. */
    public static byte[] resource(String name) {
        return resource(name, 0);
    }

    /** The same, past so many folders and jars that have one. */
    public static native byte[] resource(String name, int skip);

    public static InputStream openResource(String name) {
        byte[] bytes = resource(name);
        return bytes == null ? null : new ByteArrayInputStream(bytes);
    }

    /** Where such a file lies: "/x/A.class" or "/x/a.jar!/A.class", "jrt:/java/lang/A.class" in the library; null when there is none. */
    private static native String resourceOrigin(String name, int skip);

    public static URL resourceUrl(String name) {
        return originUrl(resourceOrigin(name, 0));
    }

    /** One for each folder and jar that has such a file. The library counts once: a class of ours stands for the JDK's. */
    public static List<URL> resourceUrls(String name) {
        List<URL> found = new ArrayList<>();
        boolean inLibrary = false;
        String origin;
        for (int skip = 0; (origin = resourceOrigin(name, skip)) != null; skip++) {
            boolean ofLibrary = origin.startsWith("jrt:");
            if (!ofLibrary || !inLibrary) {
                found.add(originUrl(origin));
            }
            inLibrary |= ofLibrary;
        }
        return found;
    }

    private static URL originUrl(String origin) {
        try {
            if (origin == null || origin.startsWith("jrt:")) {
                return origin == null ? null : new URL(origin);
            }
            int inside = origin.indexOf("!/");
            String file = new java.io.File(inside < 0 ? origin : origin.substring(0, inside)).toURI().toString();
            return new URL(inside < 0 ? file : "jar:" + file + origin.substring(inside));
        } catch (java.net.MalformedURLException impossible) {
            return null;
        }
    }

    /** The folder (with a slash at its end) or jar that a class of the program comes from; null for others. */
    public static URL codeLocation(Class<?> type) {
        String name = type.getName().replace('.', '/') + ".class";
        URL url = type.isArray() || type.isHidden() ? null : resourceUrl(name);
        String text = url == null ? "" : url.toString();
        try {
            if (text.startsWith("jar:")) {
                return new URL(text.substring("jar:".length(), text.indexOf("!/")));
            }
            return text.startsWith("file:") && text.endsWith(name) ? new URL(text.substring(0, text.length() - name.length())) : null;
        } catch (java.net.MalformedURLException impossible) {
            return null;
        }
    }

    /** Whether messages are to be those of this version of the JDK or later. */
    public static boolean isVersion(int feature) {
        return Integer.parseInt(System.getProperty("java.specification.version")) >= feature;
    }

    /** Throws anything, checked exceptions too. */
    @SuppressWarnings("unchecked")
    public static <E extends Throwable> RuntimeException sneaky(Throwable failure) throws E {
        throw (E) failure;
    }
}
