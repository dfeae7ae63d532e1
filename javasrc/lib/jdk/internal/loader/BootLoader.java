package jdk.internal.loader;

import clew.internal.Reflect;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The boot loader, whose work the VM does. The JDK's C libraries are not loaded: the VM has natives of its own. */
public class BootLoader {
    private static final ConcurrentHashMap<?, ?> VALUES = new ConcurrentHashMap<>();

    private BootLoader() {
    }

    public static Module getUnnamedModule() {
        return ClassLoaders.platformClassLoader().getUnnamedModule();
    }

    public static ConcurrentHashMap<?, ?> getClassLoaderValueMap() {
        return VALUES;
    }

    public static boolean hasClassPath() {
        return false;
    }

    public static Class<?> loadClassOrNull(String name) {
        try {
            return Class.forName(name, false, null);
        } catch (ClassNotFoundException missing) {
            return null;
        }
    }

    public static Class<?> loadClass(Module module, String name) {
        return loadClassOrNull(name);
    }

    public static void loadLibrary(String name) {
    }

    public static URL findResource(String moduleName, String resource) {
        return findResource(resource);
    }

    public static InputStream findResourceAsStream(String moduleName, String resource) {
        return Reflect.openResource(resource);
    }

    public static URL findResource(String resource) {
        return Reflect.resourceUrl(resource);
    }

    public static Enumeration<URL> findResources(String resource) {
        return Collections.enumeration(Reflect.resourceUrls(resource));
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
