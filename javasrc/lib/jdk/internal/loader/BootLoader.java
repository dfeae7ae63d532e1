package jdk.internal.loader;

import clew.internal.Reflect;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The loader of the library, in whose place the VM stands. */
public class BootLoader {
    private static final ConcurrentHashMap<?, ?> VALUES = new ConcurrentHashMap<>();

    private BootLoader() {
    }

    public static Module getUnnamedModule() {
        return ClassLoader.getSystemClassLoader().getUnnamedModule();
    }

    public static ConcurrentHashMap<?, ?> getClassLoaderValueMap() {
        return VALUES;
    }

    public static boolean hasClassPath() {
        return true;
    }

    public static Class<?> loadClassOrNull(String name) {
        return Reflect.findClass(name);
    }

    public static Class<?> loadClass(Module module, String name) {
        return Reflect.findClass(name);
    }

    /** The natives of the JDK's libraries are the VM's own. */
    public static void loadLibrary(String name) {
    }

    public static URL findResource(String name) {
        return Reflect.resourceUrl(name);
    }

    public static URL findResource(String module, String name) {
        return Reflect.resourceUrl(name);
    }

    public static InputStream findResourceAsStream(String module, String name) {
        return Reflect.openResource(name);
    }

    public static Enumeration<URL> findResources(String name) {
        URL found = Reflect.resourceUrl(name);
        return Collections.enumeration(found == null ? List.of() : List.of(found));
    }

    public static Package definePackage(Class<?> type) {
        return type.getPackage();
    }

    public static Package getDefinedPackage(String name) {
        return null;
    }

    public static Stream<Package> packages() {
        return Stream.empty();
    }
}
