package jdk.internal.loader;

/** The two loaders that every program has. They find what the VM finds; null stands for the third, the boot loader. */
public class ClassLoaders {
    private static final PlatformClassLoader PLATFORM = new PlatformClassLoader();
    private static final AppClassLoader APP = new AppClassLoader(PLATFORM);

    private ClassLoaders() {
    }

    public static ClassLoader platformClassLoader() {
        return PLATFORM;
    }

    public static ClassLoader appClassLoader() {
        return APP;
    }

    /** Marks the loaders whose work the VM does. */
    public interface BuiltIn {
    }

    private static final class PlatformClassLoader extends ClassLoader implements BuiltIn {
        PlatformClassLoader() {
            super("platform", null);
        }
    }

    private static final class AppClassLoader extends ClassLoader implements BuiltIn {
        AppClassLoader(ClassLoader parent) {
            super("app", parent);
        }
    }
}
