// since: 25
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.SubmissionPublisher;
import java.util.stream.Gatherers;
import java.util.stream.Stream;

/** What came to the library after Java 17: scoped values, gatherers, virtual threads and small additions. */
public class NewerFeatures {
    static final ScopedValue<String> NAME = ScopedValue.newInstance();
    static final ScopedValue<Integer> AGE = ScopedValue.newInstance();

    record Pair(int x, int y) {
    }

    static String who() {
        return NAME.get() + AGE.orElse(-1);
    }

    static void scopes() throws Exception {
        System.out.println(NAME.isBound());
        ScopedValue.where(NAME, "x").run(() -> {
            System.out.println(who());
            ScopedValue.where(NAME, "y").where(AGE, 3).run(() -> System.out.println(who()));
            System.out.println(who());
        });
        System.out.println(ScopedValue.where(AGE, 5).call(() -> AGE.get() * 2));
        try {
            NAME.get();
        } catch (NoSuchElementException expected) {
            System.out.println(expected);
        }
        try {
            ScopedValue.where(NAME, "z").run(() -> {
                throw new IllegalStateException(NAME.get());
            });
        } catch (IllegalStateException expected) {
            System.out.println(expected + " " + NAME.isBound() + " " + NAME.orElse("else"));
        }
        Thread.ofVirtual().start(() -> ScopedValue.where(NAME, "virtual").run(() -> System.out.println(who()))).join();
    }

    static void publish() throws Exception {
        for (SubmissionPublisher<Integer> publisher : List.of(new SubmissionPublisher<Integer>(Runnable::run, 4), new SubmissionPublisher<Integer>())) {
            List<Integer> got = new ArrayList<>();
            CompletableFuture<Void> done = publisher.consume(got::add);
            publisher.submit(1);
            publisher.submit(2);
            publisher.close();
            done.get();
            System.out.println(got);
        }
    }

    public static void main(String[] args) throws Exception {
        scopes();
        publish();
        System.out.println(Stream.of(1, 2, 3, 4, 5).gather(Gatherers.windowFixed(2)).toList());
        System.out.println(Stream.of(1, 2, 3).gather(Gatherers.scan(() -> 0, Integer::sum)).toList());
        System.out.println(new StringBuilder("ab").repeat("x", 3));
        Object pair = new Pair(1, 2);
        System.out.println(switch (pair) {
            case Pair(int x, int y) when x < y -> "less " + (y - x);
            default -> "other";
        });
        System.out.println(HexFormat.ofDelimiter(":").formatHex(new byte[] {1, 2, (byte) 255}) + " " + Math.clamp(15L, 0, 10) + " "
            + "a,b".splitWithDelimiters(",", 0).length + " " + List.of(1, 2, 3).reversed());
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            System.out.println(executor.submit(() -> 42).get());
        }
    }
}
