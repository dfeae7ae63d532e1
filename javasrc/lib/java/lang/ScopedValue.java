package java.lang;

import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Supplier;

/** A value that is bound for the time of a call. Each thread has a chain of the bindings that it is inside of. */
public final class ScopedValue<T> {
    private static final ThreadLocal<Scope> SCOPE = new ThreadLocal<>();

    private ScopedValue() {
    }

    /** The bindings of one call, and what was bound around it. */
    private static final class Scope {
        final Carrier carrier;
        final Scope outer;

        Scope(Carrier carrier, Scope outer) {
            this.carrier = carrier;
            this.outer = outer;
        }
    }

    /** What is called with values bound. */
    @FunctionalInterface
    public interface CallableOp<T, X extends Throwable> {
        T call() throws X;
    }

    /** Bindings that are not in force yet; the last one of a value counts. */
    public static final class Carrier {
        private final ScopedValue<?> key;
        private final Object value;
        private final Carrier earlier;

        Carrier(ScopedValue<?> key, Object value, Carrier earlier) {
            this.key = Objects.requireNonNull(key);
            this.value = value;
            this.earlier = earlier;
        }

        public <T> Carrier where(ScopedValue<T> key, T value) {
            return new Carrier(key, value, this);
        }

        private Carrier find(ScopedValue<?> wanted) {
            Carrier found = this;
            while (found != null && found.key != wanted) {
                found = found.earlier;
            }
            return found;
        }

        @SuppressWarnings("unchecked")
        public <T> T get(ScopedValue<T> key) {
            Carrier found = find(Objects.requireNonNull(key));
            if (found == null) {
                throw new NoSuchElementException("No mapping present");
            }
            return (T) found.value;
        }

        public <R, X extends Throwable> R call(CallableOp<? extends R, X> operation) throws X {
            Objects.requireNonNull(operation);
            Scope outer = SCOPE.get();
            SCOPE.set(new Scope(this, outer));
            try {
                return operation.call();
            } finally {
                leave(outer);
            }
        }

        public void run(Runnable operation) {
            Objects.requireNonNull(operation);
            Scope outer = SCOPE.get();
            SCOPE.set(new Scope(this, outer));
            try {
                operation.run();
            } finally {
                leave(outer);
            }
        }

        private static void leave(Scope outer) {
            if (outer == null) {
                SCOPE.remove();
            } else {
                SCOPE.set(outer);
            }
        }
    }

    public static <T> ScopedValue<T> newInstance() {
        return new ScopedValue<>();
    }

    public static <T> Carrier where(ScopedValue<T> key, T value) {
        return new Carrier(key, value, null);
    }

    private Carrier binding() {
        for (Scope scope = SCOPE.get(); scope != null; scope = scope.outer) {
            Carrier found = scope.carrier.find(this);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    @SuppressWarnings("unchecked")
    public T get() {
        Carrier found = binding();
        if (found == null) {
            throw new NoSuchElementException("ScopedValue not bound");
        }
        return (T) found.value;
    }

    public boolean isBound() {
        return binding() != null;
    }

    @SuppressWarnings("unchecked")
    public T orElse(T other) {
        Objects.requireNonNull(other);
        Carrier found = binding();
        return found == null ? other : (T) found.value;
    }

    @SuppressWarnings("unchecked")
    public <X extends Throwable> T orElseThrow(Supplier<? extends X> supplier) throws X {
        Objects.requireNonNull(supplier);
        Carrier found = binding();
        if (found == null) {
            throw supplier.get();
        }
        return (T) found.value;
    }
}
