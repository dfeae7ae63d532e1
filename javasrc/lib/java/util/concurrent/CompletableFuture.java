package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.Pause;
import clew.internal.Wait;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A future to complete by hand, and a stage that others follow. The result is set in one step; who sets it then runs
 * the followers, the latest first. A follower is only added to a future that has no result, in one step too.
 */
public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
    private static final boolean USE_COMMON_POOL = ForkJoinPool.getCommonPoolParallelism() > 1;
    private static final Executor ASYNC_POOL = USE_COMMON_POOL ? ForkJoinPool.commonPool() : new ThreadPerTaskExecutor();
    private static final Outcome NIL = new Outcome(null);

    private volatile Object result;         // null: none yet; a value; an Outcome: null or an exception
    private Completion followers;

    /** A result that cannot stand for itself. */
    private static final class Outcome {
        final Throwable exception;

        Outcome(Throwable exception) {
            this.exception = exception;
        }
    }

    /** Marks what this class hands to executors. */
    public interface AsynchronousCompletionTask {
    }

    /** Starts a thread for each task, where the common pool would have a single one. */
    private static final class ThreadPerTaskExecutor implements Executor {
        @Override
        public void execute(Runnable task) {
            new Thread(Objects.requireNonNull(task)).start();
        }
    }

    public CompletableFuture() {
    }

    private CompletableFuture(Object result) {
        this.result = result;
    }

    // ---- results --------------------------------------------------------------------------------------------------

    private static Throwable exceptionOf(Object result) {
        return result instanceof Outcome ? ((Outcome) result).exception : null;
    }

    @SuppressWarnings("unchecked")
    private static <T> T valueOf(Object result) {
        return result instanceof Outcome ? null : (T) result;
    }

    private static Object encode(Object value) {
        return value == null ? NIL : value;
    }

    /** A failure of a stage, as its followers are told of it. */
    private static Outcome failure(Throwable exception) {
        return new Outcome(exception instanceof CompletionException ? exception : new CompletionException(exception));
    }

    /** The result of a stage, as its followers take it over. */
    private static Object relayed(Object result) {
        Throwable exception = exceptionOf(result);
        return exception == null || exception instanceof CompletionException ? result : failure(exception);
    }

    @Atomic
    private boolean set(Object newResult) {
        if (result != null) {
            return false;
        }
        result = newResult;
        Wait.wakeAll(this);
        return true;
    }

    // ---- followers ------------------------------------------------------------------------------------------------

    /** Something to do when a result is there. */
    private abstract static class Completion {
        static final int SYNC = 0, ASYNC = 1, NESTED = -1;

        Completion next;

        /** Does it, if that is possible; when nested, returns a future whose followers are then due. */
        abstract CompletableFuture<?> tryFire(int mode);
    }

    /** Adds a follower; false when there is a result, so that the caller has to see to it. */
    @Atomic
    private boolean follow(Completion completion) {
        if (result != null) {
            return false;
        }
        push(completion);
        return true;
    }

    @Atomic
    private void push(Completion completion) {
        completion.next = followers;
        followers = completion;
    }

    @Atomic
    private Completion pop() {
        Completion completion = followers;
        if (completion != null) {
            followers = completion.next;
            completion.next = null;
        }
        return completion;
    }

    @Atomic
    private boolean hasFollowers() {
        return followers != null;
    }

    /** Runs the followers, and theirs: those of another future are moved here first, all but its last, to stay flat. */
    private void fireFollowers() {
        CompletableFuture<?> source = this;
        for (;;) {
            Completion completion = source.pop();
            if (completion == null) {
                if (source == this) {
                    return;
                }
                source = this;
            } else if (source != this && source.hasFollowers()) {
                push(completion);
            } else {
                CompletableFuture<?> dependent = completion.tryFire(Completion.NESTED);
                source = dependent == null ? this : dependent;
            }
        }
    }

    /** A stage that follows one or two others: fires once, when they are ready, in this thread or by an executor. */
    private static final class Dependent extends Completion implements Runnable, AsynchronousCompletionTask {
        static final int APPLY = 0, ACCEPT = 1, RUN = 2, COMPOSE = 3, HANDLE = 4, WHEN = 5, EXCEPTIONALLY = 6, EXCEPTIONALLY_COMPOSE = 7, RELAY = 8;
        static final int COMBINE = 9, ACCEPT_BOTH = 10, RUN_BOTH = 11, RELAY_BOTH = 12;
        static final int APPLY_EITHER = 13, ACCEPT_EITHER = 14, RUN_EITHER = 15;

        private final int kind;
        private final Executor executor;
        private final CompletableFuture<Object> source, other, dependent;
        private final Object function;
        private boolean claimed;

        @SuppressWarnings("unchecked")
        Dependent(int kind, Executor executor, CompletableFuture<?> source, CompletableFuture<?> other, CompletableFuture<?> dependent, Object function) {
            this.kind = kind;
            this.executor = executor;
            this.source = (CompletableFuture<Object>) source;
            this.other = (CompletableFuture<Object>) other;
            this.dependent = (CompletableFuture<Object>) dependent;
            this.function = function;
        }

        boolean isEither() {
            return kind >= APPLY_EITHER;
        }

        /** For the first who asks: true, or a task for the executor. */
        private boolean claim() {
            if (!claimOnce()) {
                return false;
            }
            if (executor == null) {
                return true;
            }
            executor.execute(this);
            return false;
        }

        @Atomic
        private boolean claimOnce() {
            boolean first = !claimed;
            claimed = true;
            return first;
        }

        @Override
        public void run() {
            tryFire(ASYNC);
        }

        @Override
        CompletableFuture<?> tryFire(int mode) {
            Object first = source.result, second = other == null ? null : other.result;
            if (isEither() && first == null) {
                first = second;
            }
            if (first == null || other != null && !isEither() && second == null) {
                return null;
            }
            if (dependent.result == null && !passOn(first, second)) {
                try {
                    if (mode <= SYNC && !claim()) {
                        return null;
                    }
                    evaluate(first, second);
                } catch (Throwable exception) {
                    dependent.set(failure(exception));
                }
                if (dependent.result == null) {
                    return null;
                }
            }
            return afterwards(mode);
        }

        /** Ends the stage without its function, when the result before allows nothing else. */
        private boolean passOn(Object first, Object second) {
            Throwable exception = exceptionOf(first);
            switch (kind) {
                case HANDLE:
                case WHEN:
                    return false;
                case EXCEPTIONALLY:
                case EXCEPTIONALLY_COMPOSE:
                    if (exception == null) {
                        dependent.set(first);
                    }
                    return exception == null;
                default:
                    Object failed = exception != null ? first : !isEither() && exceptionOf(second) != null ? second : null;
                    if (failed != null) {
                        dependent.set(relayed(failed));
                    } else if (kind == RELAY) {
                        dependent.set(first);
                    } else if (kind == RELAY_BOTH) {
                        dependent.set(NIL);
                    } else {
                        return false;
                    }
                    return true;
            }
        }

        @SuppressWarnings("unchecked")
        private void evaluate(Object first, Object second) {
            Object value = valueOf(first), result = null;
            switch (kind) {
                case APPLY:
                case APPLY_EITHER:
                    result = ((Function<Object, Object>) function).apply(value);
                    break;
                case ACCEPT:
                case ACCEPT_EITHER:
                    ((Consumer<Object>) function).accept(value);
                    break;
                case RUN:
                case RUN_BOTH:
                case RUN_EITHER:
                    ((Runnable) function).run();
                    break;
                case COMBINE:
                    result = ((BiFunction<Object, Object, Object>) function).apply(value, valueOf(second));
                    break;
                case ACCEPT_BOTH:
                    ((BiConsumer<Object, Object>) function).accept(value, valueOf(second));
                    break;
                case HANDLE:
                    result = ((BiFunction<Object, Throwable, Object>) function).apply(value, exceptionOf(first));
                    break;
                case EXCEPTIONALLY:
                    result = ((Function<Throwable, Object>) function).apply(exceptionOf(first));
                    break;
                case WHEN:
                    observe(first);
                    return;
                default:
                    Object argument = kind == COMPOSE ? value : exceptionOf(first);
                    relayFrom(((Function<Object, CompletionStage<Object>>) function).apply(argument).toCompletableFuture());
                    return;
            }
            dependent.set(encode(result));
        }

        @SuppressWarnings("unchecked")
        private void observe(Object first) {
            Throwable exception = exceptionOf(first);
            try {
                ((BiConsumer<Object, Throwable>) function).accept(valueOf(first), exception);
            } catch (Throwable thrown) {
                if (exception == null) {
                    dependent.set(failure(thrown));
                    return;
                }
                if (thrown != exception) {
                    exception.addSuppressed(thrown);
                }
            }
            dependent.set(relayed(first));
        }

        private void relayFrom(CompletableFuture<Object> stage) {
            Dependent relay = new Dependent(RELAY, null, stage, null, dependent, null);
            if (!stage.follow(relay)) {
                dependent.set(relayed(stage.result));
            }
        }

        /** The stage is done: now those who follow it, and unless nested the sources' other followers. */
        private CompletableFuture<?> afterwards(int mode) {
            if (mode >= SYNC) {
                if (other != null && other.result != null) {
                    other.fireFollowers();
                }
                if (source.result != null) {
                    source.fireFollowers();
                }
            }
            if (mode < SYNC) {
                return dependent;
            }
            dependent.fireFollowers();
            return null;
        }
    }

    /** The second place in which a completion with two sources is listed. */
    private static final class Twin extends Completion {
        private final Dependent base;

        Twin(Dependent base) {
            this.base = base;
        }

        @Override
        CompletableFuture<?> tryFire(int mode) {
            return base.tryFire(mode);
        }
    }

    /** The future of another stage, once there is a function that waits for it. */
    private static CompletableFuture<?> futureOf(CompletionStage<?> o, Object function) {
        Objects.requireNonNull(function);
        return o.toCompletableFuture();
    }

    private <U> CompletableFuture<U> attach(int kind, Executor executor, CompletableFuture<?> other, Object function) {
        Objects.requireNonNull(function);
        CompletableFuture<U> dependent = newIncompleteFuture();
        list(new Dependent(kind, executor, this, other, dependent, function));
        return dependent;
    }

    /** Lists a completion where it has to wait; fires it at once where it need not. */
    private static void list(Dependent completion) {
        boolean waits = completion.source.follow(completion);
        if (completion.other != null && (waits || !completion.isEither())) {
            waits = completion.other.follow(waits ? new Twin(completion) : completion);
        }
        if (!waits) {
            completion.tryFire(Completion.SYNC);
        }
    }

    // ---- making futures -------------------------------------------------------------------------------------------

    /** Computes a value by an executor. */
    private static final class Async<T> implements Runnable, AsynchronousCompletionTask {
        private final CompletableFuture<T> dependent;
        private final Supplier<? extends T> supplier;

        Async(CompletableFuture<T> dependent, Supplier<? extends T> supplier) {
            this.dependent = dependent;
            this.supplier = supplier;
        }

        @Override
        public void run() {
            if (dependent.result == null) {
                try {
                    dependent.set(encode(supplier.get()));
                } catch (Throwable exception) {
                    dependent.set(failure(exception));
                }
            }
            dependent.fireFollowers();
        }
    }

    private static Executor screen(Executor executor) {
        Objects.requireNonNull(executor);
        return !USE_COMMON_POOL && executor == ForkJoinPool.commonPool() ? ASYNC_POOL : executor;
    }

    private static <U> CompletableFuture<U> start(Executor executor, Supplier<U> supplier) {
        CompletableFuture<U> future = new CompletableFuture<>();
        executor.execute(new Async<>(future, supplier));
        return future;
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
        return start(ASYNC_POOL, Objects.requireNonNull(supplier));
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
        return start(screen(executor), Objects.requireNonNull(supplier));
    }

    private static Supplier<Void> supplier(Runnable runnable) {
        Objects.requireNonNull(runnable);
        return () -> {
            runnable.run();
            return null;
        };
    }

    public static CompletableFuture<Void> runAsync(Runnable runnable) {
        return start(ASYNC_POOL, supplier(runnable));
    }

    public static CompletableFuture<Void> runAsync(Runnable runnable, Executor executor) {
        return start(screen(executor), supplier(runnable));
    }

    public static <U> CompletableFuture<U> completedFuture(U value) {
        return new CompletableFuture<>(encode(value));
    }

    public static <U> CompletableFuture<U> failedFuture(Throwable ex) {
        return new CompletableFuture<>(new Outcome(Objects.requireNonNull(ex)));
    }

    public static <U> CompletionStage<U> completedStage(U value) {
        return new MinimalStage<>(encode(value));
    }

    public static <U> CompletionStage<U> failedStage(Throwable ex) {
        return new MinimalStage<>(new Outcome(Objects.requireNonNull(ex)));
    }

    public static CompletableFuture<Void> allOf(CompletableFuture<?>... cfs) {
        return allOf(Arrays.copyOf(cfs, cfs.length), 0, cfs.length - 1);
    }

    /** A tree of pairs, so that a failure on the left goes before one on the right. */
    private static CompletableFuture<Void> allOf(CompletableFuture<?>[] cfs, int low, int high) {
        CompletableFuture<Void> dependent = new CompletableFuture<>();
        if (low > high) {
            dependent.result = NIL;
            return dependent;
        }
        int middle = low + high >>> 1;
        CompletableFuture<?> left = low == middle ? cfs[low] : allOf(cfs, low, middle);
        CompletableFuture<?> right = low == high ? left : high == middle + 1 ? cfs[high] : allOf(cfs, middle + 1, high);
        Objects.requireNonNull(left);
        list(new Dependent(Dependent.RELAY_BOTH, null, left, Objects.requireNonNull(right), dependent, null));
        return dependent;
    }

    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... cfs) {
        CompletableFuture<Object> dependent = new CompletableFuture<>();
        CompletableFuture<?>[] futures = Arrays.copyOf(cfs, cfs.length);
        for (CompletableFuture<?> future : futures) {
            if (future.result != null) {
                dependent.result = relayed(future.result);
                return dependent;
            }
        }
        for (CompletableFuture<?> future : futures) {
            list(new Dependent(Dependent.RELAY, null, future, null, dependent, null));
        }
        return dependent;
    }

    public <U> CompletableFuture<U> newIncompleteFuture() {
        return new CompletableFuture<>();
    }

    public Executor defaultExecutor() {
        return ASYNC_POOL;
    }

    private <F extends CompletableFuture<T>> F relayTo(F dependent) {
        list(new Dependent(Dependent.RELAY, null, this, null, dependent, null));
        return dependent;
    }

    public CompletableFuture<T> copy() {
        return relayTo(this.<T>newIncompleteFuture());
    }

    public CompletionStage<T> minimalCompletionStage() {
        return relayTo(new MinimalStage<T>());
    }

    @Override
    public CompletableFuture<T> toCompletableFuture() {
        return this;
    }

    // ---- getting the result ---------------------------------------------------------------------------------------

    /** What a worker of a fork/join pool does while it waits. */
    private final class Blocker implements ForkJoinPool.ManagedBlocker {
        private final boolean interruptible;
        private long nanos;

        Blocker(boolean interruptible, long nanos) {
            this.interruptible = interruptible;
            this.nanos = nanos;
        }

        @Override
        @Atomic
        public boolean isReleasable() {
            return result != null || nanos <= 0;
        }

        @Override
        @Atomic
        public boolean block() throws InterruptedException {
            // Test and sleep are one step; who sets the result wakes all.
            while (!isReleasable()) {
                if (interruptible) {
                    nanos = Pause.onGate(CompletableFuture.this, nanos);
                } else {
                    Wait.on(CompletableFuture.this, false, -1);
                }
            }
            return true;
        }
    }

    /** Waits for the result; null when the time is over. Who waited helps with the followers. */
    private Object await(boolean interruptible, long nanos) throws InterruptedException {
        if (result != null) {
            return result;
        }
        if (interruptible) {
            Pause.checkInterrupt();
        }
        Blocker blocker = new Blocker(interruptible, nanos);
        if (ForkJoinTask.inForkJoinPool()) {
            ForkJoinPool.managedBlock(blocker);
        } else {
            blocker.block();
        }
        if (result != null) {
            fireFollowers();
        }
        return result;
    }

    private static <T> T reportGet(Object outcome) throws ExecutionException {
        Throwable exception = exceptionOf(outcome);
        if (exception instanceof CancellationException) {
            throw (CancellationException) exception;
        }
        if (exception != null) {
            Throwable cause = exception instanceof CompletionException ? exception.getCause() : null;
            throw new ExecutionException(cause == null ? exception : cause);
        }
        return valueOf(outcome);
    }

    private static <T> T reportJoin(Object outcome) {
        Throwable exception = exceptionOf(outcome);
        if (exception instanceof CancellationException) {
            throw (CancellationException) exception;
        }
        if (exception instanceof CompletionException) {
            throw (CompletionException) exception;
        }
        if (exception != null) {
            throw new CompletionException(exception);
        }
        return valueOf(outcome);
    }

    @Override
    public T get() throws InterruptedException, ExecutionException {
        return reportGet(await(true, Pause.FOREVER));
    }

    @Override
    public T get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        Object outcome = await(true, unit.toNanos(timeout));
        if (outcome == null) {
            throw new TimeoutException();
        }
        return reportGet(outcome);
    }

    public T join() {
        try {
            return reportJoin(await(false, Pause.FOREVER));
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    public T getNow(T valueIfAbsent) {
        Object outcome = result;
        return outcome == null ? valueIfAbsent : reportJoin(outcome);
    }

    @Override
    public T resultNow() {
        Object outcome = result;
        if (outcome == null) {
            throw new IllegalStateException();
        }
        if (exceptionOf(outcome) != null) {
            throw new IllegalStateException();
        }
        return valueOf(outcome);
    }

    @Override
    public Throwable exceptionNow() {
        Throwable exception = exceptionOf(result);
        if (exception == null || exception instanceof CancellationException) {
            throw new IllegalStateException();
        }
        return exception instanceof CompletionException && exception.getCause() != null ? exception.getCause() : exception;
    }

    @Override
    public State state() {
        if (result == null) {
            return State.RUNNING;
        }
        return isCancelled() ? State.CANCELLED : isCompletedExceptionally() ? State.FAILED : State.SUCCESS;
    }

    @Override
    public boolean isDone() {
        return result != null;
    }

    @Override
    public boolean isCancelled() {
        return exceptionOf(result) instanceof CancellationException;
    }

    public boolean isCompletedExceptionally() {
        return exceptionOf(result) != null;
    }

    // ---- setting the result ---------------------------------------------------------------------------------------

    public boolean complete(T value) {
        boolean changed = set(encode(value));
        fireFollowers();
        return changed;
    }

    public boolean completeExceptionally(Throwable ex) {
        boolean changed = set(new Outcome(Objects.requireNonNull(ex)));
        fireFollowers();
        return changed;
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        boolean changed = set(new Outcome(new CancellationException()));
        fireFollowers();
        return changed || isCancelled();
    }

    @Atomic
    private void force(Object newResult) {
        result = newResult;
        Wait.wakeAll(this);
    }

    public void obtrudeValue(T value) {
        force(encode(value));
        fireFollowers();
    }

    public void obtrudeException(Throwable ex) {
        force(new Outcome(Objects.requireNonNull(ex)));
        fireFollowers();
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor) {
        Objects.requireNonNull(supplier);
        screen(executor).execute(new Async<>(this, supplier));
        return this;
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
        return completeAsync(supplier, defaultExecutor());
    }

    // ---- time -----------------------------------------------------------------------------------------------------

    /** The one thread that looks at the clock. */
    private static final class Delayer {
        static final ScheduledThreadPoolExecutor EXECUTOR = new ScheduledThreadPoolExecutor(1, task -> {
            Thread thread = new Thread(task, "CompletableFutureDelayScheduler");
            thread.setDaemon(true);
            return thread;
        });

        static {
            EXECUTOR.setRemoveOnCancelPolicy(true);
        }

        static ScheduledFuture<?> delay(Runnable command, long delay, TimeUnit unit) {
            return EXECUTOR.schedule(command, delay, unit);
        }
    }

    private void atTimeout(Runnable command, long timeout, TimeUnit unit) {
        ScheduledFuture<?> alarm = Delayer.delay(command, timeout, unit);
        whenComplete((value, exception) -> {
            if (exception == null && !alarm.isDone()) {
                alarm.cancel(false);
            }
        });
    }

    public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
        Objects.requireNonNull(unit);
        if (result == null) {
            atTimeout(() -> completeExceptionally(new TimeoutException()), timeout, unit);
        }
        return this;
    }

    public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
        Objects.requireNonNull(unit);
        if (result == null) {
            atTimeout(() -> complete(value), timeout, unit);
        }
        return this;
    }

    public static Executor delayedExecutor(long delay, TimeUnit unit, Executor executor) {
        Objects.requireNonNull(unit);
        Objects.requireNonNull(executor);
        return task -> Delayer.delay(() -> executor.execute(task), delay, unit);
    }

    public static Executor delayedExecutor(long delay, TimeUnit unit) {
        return delayedExecutor(delay, unit, ASYNC_POOL);
    }

    @Atomic
    private int countFollowers() {
        int count = 0;
        for (Completion completion = followers; completion != null; completion = completion.next) {
            count++;
        }
        return count;
    }

    public int getNumberOfDependents() {
        return countFollowers();
    }

    @Override
    public String toString() {
        Object outcome = result;
        String status;
        if (outcome == null) {
            int count = countFollowers();
            status = count == 0 ? "[Not completed]" : "[Not completed, " + count + " dependents]";
        } else {
            Throwable exception = exceptionOf(outcome);
            status = exception == null ? "[Completed normally]" : "[Completed exceptionally: " + exception + "]";
        }
        return super.toString() + status;
    }

    /** A future of which only the stage's methods may be used. */
    private static final class MinimalStage<T> extends CompletableFuture<T> {
        MinimalStage() {
        }

        MinimalStage(Object result) {
            super(result);
        }

        @Override
        public <U> CompletableFuture<U> newIncompleteFuture() {
            return new MinimalStage<>();
        }

        @Override
        public CompletableFuture<T> toCompletableFuture() {
            CompletableFuture<T> future = new CompletableFuture<>();
            list(new Dependent(Dependent.RELAY, null, this, null, future, null));
            return future;
        }

        @Override
        public T get() {
            throw new UnsupportedOperationException();
        }

        @Override
        public T get(long timeout, TimeUnit unit) {
            throw new UnsupportedOperationException();
        }

        @Override
        public T getNow(T valueIfAbsent) {
            throw new UnsupportedOperationException();
        }

        @Override
        public T join() {
            throw new UnsupportedOperationException();
        }

        @Override
        public T resultNow() {
            throw new UnsupportedOperationException();
        }

        @Override
        public Throwable exceptionNow() {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean complete(T value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean completeExceptionally(Throwable ex) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean cancel(boolean mayInterruptIfRunning) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void obtrudeValue(T value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void obtrudeException(Throwable ex) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean isDone() {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean isCancelled() {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean isCompletedExceptionally() {
            throw new UnsupportedOperationException();
        }

        @Override
        public State state() {
            throw new UnsupportedOperationException();
        }

        @Override
        public int getNumberOfDependents() {
            throw new UnsupportedOperationException();
        }

        @Override
        public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor) {
            throw new UnsupportedOperationException();
        }

        @Override
        public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
            throw new UnsupportedOperationException();
        }

        @Override
        public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
            throw new UnsupportedOperationException();
        }

        @Override
        public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
            throw new UnsupportedOperationException();
        }
    }

    // ---- stages ---------------------------------------------------------------------------------------------------

    @Override
    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> fn) {
        return attach(Dependent.APPLY, null, null, fn);
    }

    @Override
    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> fn) {
        return attach(Dependent.APPLY, defaultExecutor(), null, fn);
    }

    @Override
    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> fn, Executor executor) {
        return attach(Dependent.APPLY, screen(executor), null, fn);
    }

    @Override
    public CompletableFuture<Void> thenAccept(Consumer<? super T> fn) {
        return attach(Dependent.ACCEPT, null, null, fn);
    }

    @Override
    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> fn) {
        return attach(Dependent.ACCEPT, defaultExecutor(), null, fn);
    }

    @Override
    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> fn, Executor executor) {
        return attach(Dependent.ACCEPT, screen(executor), null, fn);
    }

    @Override
    public CompletableFuture<Void> thenRun(Runnable fn) {
        return attach(Dependent.RUN, null, null, fn);
    }

    @Override
    public CompletableFuture<Void> thenRunAsync(Runnable fn) {
        return attach(Dependent.RUN, defaultExecutor(), null, fn);
    }

    @Override
    public CompletableFuture<Void> thenRunAsync(Runnable fn, Executor executor) {
        return attach(Dependent.RUN, screen(executor), null, fn);
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombine(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn) {
        return attach(Dependent.COMBINE, null, futureOf(other, fn), fn);
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn) {
        return attach(Dependent.COMBINE, defaultExecutor(), futureOf(other, fn), fn);
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn, Executor executor) {
        return attach(Dependent.COMBINE, screen(executor), futureOf(other, fn), fn);
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBoth(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> fn) {
        return attach(Dependent.ACCEPT_BOTH, null, futureOf(other, fn), fn);
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> fn) {
        return attach(Dependent.ACCEPT_BOTH, defaultExecutor(), futureOf(other, fn), fn);
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> fn, Executor executor) {
        return attach(Dependent.ACCEPT_BOTH, screen(executor), futureOf(other, fn), fn);
    }

    @Override
    public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable fn) {
        return attach(Dependent.RUN_BOTH, null, futureOf(other, fn), fn);
    }

    @Override
    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable fn) {
        return attach(Dependent.RUN_BOTH, defaultExecutor(), futureOf(other, fn), fn);
    }

    @Override
    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable fn, Executor executor) {
        return attach(Dependent.RUN_BOTH, screen(executor), futureOf(other, fn), fn);
    }

    @Override
    public <U> CompletableFuture<U> applyToEither(CompletionStage<? extends T> other, Function<? super T, U> fn) {
        return attach(Dependent.APPLY_EITHER, null, futureOf(other, fn), fn);
    }

    @Override
    public <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> other, Function<? super T, U> fn) {
        return attach(Dependent.APPLY_EITHER, defaultExecutor(), futureOf(other, fn), fn);
    }

    @Override
    public <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> other, Function<? super T, U> fn, Executor executor) {
        return attach(Dependent.APPLY_EITHER, screen(executor), futureOf(other, fn), fn);
    }

    @Override
    public CompletableFuture<Void> acceptEither(CompletionStage<? extends T> other, Consumer<? super T> fn) {
        return attach(Dependent.ACCEPT_EITHER, null, futureOf(other, fn), fn);
    }

    @Override
    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> fn) {
        return attach(Dependent.ACCEPT_EITHER, defaultExecutor(), futureOf(other, fn), fn);
    }

    @Override
    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> fn, Executor executor) {
        return attach(Dependent.ACCEPT_EITHER, screen(executor), futureOf(other, fn), fn);
    }

    @Override
    public CompletableFuture<Void> runAfterEither(CompletionStage<?> other, Runnable fn) {
        return attach(Dependent.RUN_EITHER, null, futureOf(other, fn), fn);
    }

    @Override
    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable fn) {
        return attach(Dependent.RUN_EITHER, defaultExecutor(), futureOf(other, fn), fn);
    }

    @Override
    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable fn, Executor executor) {
        return attach(Dependent.RUN_EITHER, screen(executor), futureOf(other, fn), fn);
    }

    @Override
    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> fn) {
        return attach(Dependent.COMPOSE, null, null, fn);
    }

    @Override
    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> fn) {
        return attach(Dependent.COMPOSE, defaultExecutor(), null, fn);
    }

    @Override
    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> fn, Executor executor) {
        return attach(Dependent.COMPOSE, screen(executor), null, fn);
    }

    @Override
    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> fn) {
        return attach(Dependent.HANDLE, null, null, fn);
    }

    @Override
    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> fn) {
        return attach(Dependent.HANDLE, defaultExecutor(), null, fn);
    }

    @Override
    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> fn, Executor executor) {
        return attach(Dependent.HANDLE, screen(executor), null, fn);
    }

    @Override
    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> fn) {
        return attach(Dependent.WHEN, null, null, fn);
    }

    @Override
    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> fn) {
        return attach(Dependent.WHEN, defaultExecutor(), null, fn);
    }

    @Override
    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> fn, Executor executor) {
        return attach(Dependent.WHEN, screen(executor), null, fn);
    }

    @Override
    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> fn) {
        return attach(Dependent.EXCEPTIONALLY, null, null, fn);
    }

    @Override
    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> fn) {
        return attach(Dependent.EXCEPTIONALLY, defaultExecutor(), null, fn);
    }

    @Override
    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> fn, Executor executor) {
        return attach(Dependent.EXCEPTIONALLY, screen(executor), null, fn);
    }

    @Override
    public CompletableFuture<T> exceptionallyCompose(Function<Throwable, ? extends CompletionStage<T>> fn) {
        return attach(Dependent.EXCEPTIONALLY_COMPOSE, null, null, fn);
    }

    @Override
    public CompletableFuture<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> fn) {
        return attach(Dependent.EXCEPTIONALLY_COMPOSE, defaultExecutor(), null, fn);
    }

    @Override
    public CompletableFuture<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> fn, Executor executor) {
        return attach(Dependent.EXCEPTIONALLY_COMPOSE, screen(executor), null, fn);
    }
}
