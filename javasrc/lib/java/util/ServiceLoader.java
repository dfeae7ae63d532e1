package java.util;

import clew.internal.Reflect;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Finds implementations of a service that META-INF/services on the class path names, and a few that the JDK has itself. */
public final class ServiceLoader<S> implements Iterable<S> {
    private static final String[] GENERATORS = {"java.util.Random", "java.util.SplittableRandom", "java.security.SecureRandom",
        "jdk.random.L32X64MixRandom", "jdk.random.L64X128MixRandom", "jdk.random.L64X128StarStarRandom", "jdk.random.L64X256MixRandom",
        "jdk.random.L64X1024MixRandom", "jdk.random.L128X128MixRandom", "jdk.random.L128X256MixRandom", "jdk.random.L128X1024MixRandom",
        "jdk.random.Xoroshiro128PlusPlus", "jdk.random.Xoshiro256PlusPlus"};

    private final Class<S> service;
    private final List<Provider<S>> providers = new ArrayList<>();
    private final List<S> made = new ArrayList<>();
    private boolean looked;

    private ServiceLoader(Class<S> service) {
        this.service = Objects.requireNonNull(service, "Service interface cannot be null");
    }

    /** A class that provides the service, and its instances. */
    public interface Provider<S> extends Supplier<S> {
        Class<? extends S> type();

        S get();
    }

    public static <S> ServiceLoader<S> load(Class<S> service) {
        return new ServiceLoader<>(service);
    }

    public static <S> ServiceLoader<S> load(Class<S> service, ClassLoader loader) {
        return new ServiceLoader<>(service);
    }

    static <S> ServiceLoader<S> load(Class<S> service, ClassLoader loader, Module module) {
        return new ServiceLoader<>(service);
    }

    public static <S> ServiceLoader<S> load(ModuleLayer layer, Class<S> service) {
        return new ServiceLoader<>(service);
    }

    public static <S> ServiceLoader<S> loadInstalled(Class<S> service) {
        ServiceLoader<S> loader = new ServiceLoader<>(service);
        loader.looked = true;
        return loader;
    }

    private List<Provider<S>> providers() {
        if (!looked) {
            looked = true;
            for (String name : names()) {
                providers.add(provider(name));
            }
            if (service.getName().equals("java.util.random.RandomGenerator")) {
                addKnown(GENERATORS);
            }
        }
        return providers;
    }

    private void addKnown(String[] names) {
        for (String name : names) {
            Class<?> type = Reflect.findClass(name);
            if (type == null && name.startsWith("jdk.random.")) {
                type = Reflect.findClass("jdk.internal.random." + name.substring(11));
            }
            if (type != null) {
                providers.add(new Found<>(service, type.asSubclass(service)));
            }
        }
    }

    private Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        byte[] bytes = Reflect.resource("META-INF/services/" + service.getName());
        if (bytes != null) {
            for (String line : new String(bytes, StandardCharsets.UTF_8).split("\n")) {
                int comment = line.indexOf('#');
                String name = (comment < 0 ? line : line.substring(0, comment)).trim();
                if (!name.isEmpty()) {
                    names.add(name);
                }
            }
        }
        return names;
    }

    private Provider<S> provider(String name) {
        Class<?> type = Reflect.findClass(name);
        if (type == null) {
            throw new ServiceConfigurationError(service.getName() + ": Provider " + name + " not found");
        }
        if (!service.isAssignableFrom(type)) {
            throw new ServiceConfigurationError(service.getName() + ": Provider " + name + " not a subtype");
        }
        return new Found<>(service, type.asSubclass(service));
    }

    private record Found<S>(Class<S> service, Class<? extends S> type) implements Provider<S> {
        @Override
        public S get() {
            try {
                Method factory = providerMethod();
                if (factory != null) {
                    return service.cast(factory.invoke(null));
                }
                Constructor<? extends S> constructor = type.getDeclaredConstructor();
                constructor.setAccessible(true);
                return constructor.newInstance();
            } catch (InvocationTargetException failure) {
                throw new ServiceConfigurationError(message(), failure.getCause());
            } catch (ReflectiveOperationException failure) {
                throw new ServiceConfigurationError(message(), failure);
            }
        }

        private String message() {
            return service.getName() + ": Provider " + type.getName() + " could not be instantiated";
        }

        /** A static method `provider` stands in for the constructor in modules only. */
        private Method providerMethod() throws NoSuchMethodException {
            for (Method method : Reflect.isProgramClass(type) ? new Method[0] : type.getMethods()) {
                boolean fits = method.getName().equals("provider") && Modifier.isStatic(method.getModifiers()) && method.getParameterCount() == 0;
                if (fits) {
                    return method;
                }
            }
            return null;
        }
    }

    @Override
    public Iterator<S> iterator() {
        return new Iterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < providers().size();
            }

            @Override
            public S next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                if (next == made.size()) {
                    made.add(providers().get(next).get());
                }
                return made.get(next++);
            }
        };
    }

    public Stream<Provider<S>> stream() {
        return providers().stream();
    }

    public Optional<S> findFirst() {
        Iterator<S> iterator = iterator();
        return iterator.hasNext() ? Optional.of(iterator.next()) : Optional.empty();
    }

    public void reload() {
        looked = false;
        providers.clear();
        made.clear();
    }

    @Override
    public String toString() {
        return "java.util.ServiceLoader[" + service.getName() + "]";
    }
}
