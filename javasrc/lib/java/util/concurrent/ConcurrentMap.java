package java.util.concurrent;

import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A map for many threads. The methods with functions try until nobody has come between. */
public interface ConcurrentMap<K, V> extends Map<K, V> {
    @Override
    V putIfAbsent(K key, V value);

    @Override
    boolean remove(Object key, Object value);

    @Override
    boolean replace(K key, V oldValue, V newValue);

    @Override
    V replace(K key, V value);

    @Override
    default V getOrDefault(Object key, V defaultValue) {
        V value = get(key);
        return value != null ? value : defaultValue;
    }

    @Override
    default void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> entry : entrySet()) {
            action.accept(entry.getKey(), entry.getValue());
        }
    }

    @Override
    default void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        forEach((key, value) -> {
            V old = value;
            while (old != null && !replace(key, old, function.apply(key, old))) {
                old = get(key);
            }
        });
    }

    @Override
    default V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        V old = get(key);
        if (old != null) {
            return old;
        }
        V value = mappingFunction.apply(key);
        if (value == null) {
            return null;
        }
        old = putIfAbsent(key, value);
        return old == null ? value : old;
    }

    @Override
    default V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        for (V old; (old = get(key)) != null;) {
            V value = remappingFunction.apply(key, old);
            if (value == null ? remove(key, old) : replace(key, old, value)) {
                return value;
            }
        }
        return null;
    }

    @Override
    default V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        for (;;) {
            V old = get(key), value = remappingFunction.apply(key, old);
            if (old == null) {
                if (value == null || putIfAbsent(key, value) == null) {
                    return value;
                }
            } else if (value == null ? remove(key, old) : replace(key, old, value)) {
                return value;
            }
        }
    }

    @Override
    default V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Objects.requireNonNull(value);
        for (;;) {
            V old = get(key);
            if (old == null) {
                if (putIfAbsent(key, value) == null) {
                    return value;
                }
                continue;
            }
            V merged = remappingFunction.apply(old, value);
            if (merged == null ? remove(key, old) : replace(key, old, merged)) {
                return merged;
            }
        }
    }
}
