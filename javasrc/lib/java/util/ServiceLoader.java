package java.util;

import clew.internal.Reflect;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.util.function.Supplier;
import java.util.stream.Stream;
import jdk.internal.loader.ClassLoaders.BuiltIn;

/**
 * Finds the implementations of a service: those that META-INF/services on the class path names, after those that the JDK's own modules
 * have (a fixed list, as module descriptors are not read).
 */
public final class ServiceLoader<S> implements Iterable<S> {
    private final Class<S> service;
    private final ClassLoader loader;
    private final List<Provider<S>> found = new ArrayList<>();
    private final List<S> made = new ArrayList<>();
    private List<String> names;
    private int next;

    /** One implementation, made when it is asked for. */
    public interface Provider<S> extends Supplier<S> {
        Class<? extends S> type();

        @Override
        S get();
    }

    private ServiceLoader(Class<S> service, ClassLoader loader) {
        this.service = Objects.requireNonNull(service, "Service interface cannot be null");
        this.loader = loader == null ? ClassLoader.getSystemClassLoader() : loader;
    }

    public static <S> ServiceLoader<S> load(Class<S> service, ClassLoader loader) {
        return new ServiceLoader<>(service, loader);
    }

    /** For ResourceBundle. */
    static <S> ServiceLoader<S> load(Class<S> service, ClassLoader loader, Module module) {
        return new ServiceLoader<>(service, loader);
    }

    public static <S> ServiceLoader<S> load(Class<S> service) {
        return new ServiceLoader<>(service, Thread.currentThread().getContextClassLoader());
    }

    public static <S> ServiceLoader<S> loadInstalled(Class<S> service) {
        return new ServiceLoader<>(Objects.requireNonNull(service), ClassLoader.getPlatformClassLoader());
    }

    public static <S> ServiceLoader<S> load(ModuleLayer layer, Class<S> service) {
        Objects.requireNonNull(layer);
        return new ServiceLoader<>(service, null);
    }

    // --- names ---

    private static String[] builtIn(String service) {
        switch (service) {
            case "sun.util.locale.provider.LocaleDataMetaInfo":
                return new String[] {"sun.util.resources.cldr.provider.CLDRLocaleDataMetaInfo",
                    "sun.util.resources.provider.NonBaseLocaleDataMetaInfo"};
            case "sun.util.resources.LocaleData$CommonResourceBundleProvider":
                return new String[] {"sun.util.resources.provider.LocaleDataProvider"};
            case "sun.util.resources.LocaleData$SupplementaryResourceBundleProvider":
                return new String[] {"sun.util.resources.provider.SupplementaryLocaleDataProvider"};
            case "jdk.internal.logger.DefaultLoggerFinder":
                return new String[] {"sun.util.logging.internal.LoggingProviderImpl"};
            case "java.nio.charset.spi.CharsetProvider":
                return new String[] {"sun.nio.cs.ext.ExtendedCharsets"};
            case "java.nio.file.spi.FileSystemProvider":
                return new String[] {"jdk.nio.zipfs.ZipFileSystemProvider"};
            case "java.util.random.RandomGenerator":
                return new String[] {"java.security.SecureRandom", "java.util.Random", "java.util.SplittableRandom",
                    "jdk.random.L32X64MixRandom", "jdk.random.L64X128MixRandom", "jdk.random.L64X128StarStarRandom",
                    "jdk.random.L64X256MixRandom", "jdk.random.L64X1024MixRandom", "jdk.random.L128X128MixRandom",
                    "jdk.random.L128X256MixRandom", "jdk.random.L128X1024MixRandom", "jdk.random.Xoroshiro128PlusPlus",
                    "jdk.random.Xoshiro256PlusPlus"};
            default:
                return new String[0];
        }
    }

    private List<String> names() {
        if (names == null) {
            names = new ArrayList<>();
            for (String name : builtIn(service.getName())) {
                if (Reflect.resource(name.replace('.', '/') + ".class") != null) {
                    names.add(name);
                }
            }
            String file = "META-INF/services/" + service.getName();
            byte[] list;
            try {
                for (int skip = 0; (list = Reflect.resource(file, skip)) != null; skip++) {
                    addNames(new ByteArrayInputStream(list));
                }
                if (!(loader instanceof BuiltIn)) {
                    addNamesOfLoader(file);
                }
            } catch (IOException unreadable) {
                throw failure("Error accessing configuration file", unreadable);
            }
        }
        return names;
    }

    private void addNames(InputStream list) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(list, "UTF-8"));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            int comment = line.indexOf('#');
            String name = (comment < 0 ? line : line.substring(0, comment)).trim();
            if (!name.isEmpty() && !names.contains(name)) {
                names.add(name);
            }
        }
    }

    /** A loader of the program's own, a URLClassLoader say, may know of more; what the class path has comes again, and is left out. */
    private void addNamesOfLoader(String file) throws IOException {
        for (URL url : Collections.list(loader.getResources(file))) {
            try (InputStream list = url.openStream()) {
                addNames(list);
            }
        }
    }

    // --- providers ---

    private final class Found implements Provider<S> {
        private final Class<? extends S> type;
        private final Constructor<? extends S> constructor;

        Found(Class<? extends S> type, Constructor<? extends S> constructor) {
            this.type = type;
            this.constructor = constructor;
        }

        @Override
        public Class<? extends S> type() {
            return type;
        }

        @Override
        public S get() {
            try {
                return constructor.newInstance();
            } catch (InvocationTargetException thrown) {
                throw failure("Provider " + type.getName() + " could not be instantiated", thrown.getCause());
            } catch (ReflectiveOperationException failed) {
                throw failure("Provider " + type.getName() + " could not be instantiated", failed);
            }
        }
    }

    private ServiceConfigurationError failure(String text, Throwable cause) {
        return new ServiceConfigurationError(service.getName() + ": " + text, cause);
    }

    private Provider<S> providerOf(String name) {
        Class<?> type;
        try {
            type = Class.forName(name, false, loader);
        } catch (ClassNotFoundException missing) {
            throw new ServiceConfigurationError(service.getName() + ": Provider " + name + " not found");
        }
        if (!service.isAssignableFrom(type)) {
            throw new ServiceConfigurationError(service.getName() + ": Provider " + name + " not a subtype");
        }
        try {
            return new Found(type.asSubclass(service), type.asSubclass(service).getConstructor());
        } catch (NoSuchMethodException missing) {
            throw failure(name + " Unable to get public no-arg constructor", missing);
        }
    }

    private boolean hasMore() {
        return next < names().size();
    }

    private Provider<S> findMore() {
        Provider<S> provider = providerOf(names().get(next++));
        found.add(provider);
        return provider;
    }

    @Override
    public Iterator<S> iterator() {
        return new Iterator<S>() {
            private int index;

            @Override
            public boolean hasNext() {
                return index < made.size() || index < found.size() || hasMore();
            }

            @Override
            public S next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                if (index >= found.size()) {
                    findMore();
                }
                if (index >= made.size()) {
                    made.add(found.get(index).get());
                }
                return made.get(index++);
            }
        };
    }

    public Stream<Provider<S>> stream() {
        while (hasMore()) {
            findMore();
        }
        return found.stream();
    }

    public Optional<S> findFirst() {
        Iterator<S> all = iterator();
        return all.hasNext() ? Optional.of(all.next()) : Optional.empty();
    }

    public void reload() {
        found.clear();
        made.clear();
        names = null;
        next = 0;
    }

    @Override
    public String toString() {
        return "java.util.ServiceLoader[" + service.getName() + "]";
    }
}
