// since: 17
import java.util.*;
import java.util.concurrent.*;

/** SubmissionPublisher: one subscriber that asks for one item at a time. */
public class JucPublisher {
    public static void main(String[] args) throws Exception {
        List<Integer> got = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch complete = new CountDownLatch(1);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try (SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>(pool, 4)) {
            publisher.subscribe(new Flow.Subscriber<>() {
                private Flow.Subscription subscription;

                @Override
                public void onSubscribe(Flow.Subscription s) {
                    subscription = s;
                    s.request(1);
                }

                @Override
                public void onNext(Integer item) {
                    got.add(item);
                    subscription.request(1);
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
            for (int i = 0; i < 20; i++) {
                publisher.submit(i);
            }
            System.out.println(publisher.getNumberOfSubscribers() + " " + publisher.hasSubscribers());
        }
        complete.await();
        pool.shutdown();
        System.out.println(got);
    }
}
