// since: 17
import java.util.*;
import java.util.concurrent.*;

/** Flow: a publisher by hand with back pressure. */
public class JucFlow {
    static class Range implements Flow.Publisher<Integer> {
        @Override
        public void subscribe(Flow.Subscriber<? super Integer> subscriber) {
            subscriber.onSubscribe(new Flow.Subscription() {
                private int next = 1;
                private boolean cancelled;

                @Override
                public void request(long n) {
                    for (long i = 0; i < n && !cancelled; i++) {
                        if (next > 5) {
                            cancelled = true;
                            subscriber.onComplete();
                        } else {
                            subscriber.onNext(next++);
                        }
                    }
                }

                @Override
                public void cancel() {
                    cancelled = true;
                }
            });
        }
    }

    public static void main(String[] args) throws Exception {
        List<Integer> got = new ArrayList<>();
        CountDownLatch complete = new CountDownLatch(1);
        Flow.Subscription[] link = new Flow.Subscription[1];
        new Range().subscribe(new Flow.Subscriber<>() {
            @Override
            public void onSubscribe(Flow.Subscription subscription) {
                link[0] = subscription;
            }

            @Override
            public void onNext(Integer item) {
                got.add(item);
            }

            @Override
            public void onError(Throwable throwable) {
                System.out.println("unexpected");
            }

            @Override
            public void onComplete() {
                complete.countDown();
            }
        });
        link[0].request(2);
        System.out.println(got + " " + complete.getCount());
        Thread puller = new Thread(() -> link[0].request(10));
        puller.start();
        complete.await();
        puller.join();
        System.out.println(got + " " + Flow.defaultBufferSize());
    }
}
