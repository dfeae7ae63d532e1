package java.util.concurrent;

/** The four roles of publishing and subscribing with back pressure. */
public final class Flow {
    private Flow() {
    }

    /** Where items come from. */
    @FunctionalInterface
    public interface Publisher<T> {
        void subscribe(Subscriber<? super T> subscriber);
    }

    /** Where items go. */
    public interface Subscriber<T> {
        void onSubscribe(Subscription subscription);

        void onNext(T item);

        void onError(Throwable throwable);

        void onComplete();
    }

    /** The link between the two. */
    public interface Subscription {
        void request(long n);

        void cancel();
    }

    /** Both at once. */
    public interface Processor<T, R> extends Subscriber<T>, Publisher<R> {
    }

    public static int defaultBufferSize() {
        return 256;
    }
}
