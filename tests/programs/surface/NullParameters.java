// until: 17
// since: 9
import java.io.BufferedReader;
import java.io.StringReader;
import java.util.*;
import java.util.concurrent.*;

/** Messages of null pointers inside of the library name the parameters of the JDK. */

public class NullParameters {
    interface Call { void run() throws Exception; }

    static void show(Call call) {
        try {
            call.run();
            System.out.println("fine");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] arguments) {
        show(() -> new StringReader(null));
        show(() -> new BufferedReader(new StringReader("a")).read(null, 0, 1));
        show(() -> String.format(null));
        show(() -> Character.codePointAt((CharSequence) null, 0));
        show(() -> Character.toChars(65, null, 0));
        show(() -> String.class.asSubclass(null));
        show(() -> new StringBuilder().compareTo(null));
        show(() -> new TreeSet<>(Set.of("a")).ceiling(null));
        show(() -> new TreeSet<String>().add(null));
        show(() -> Map.of(null, 1, 2, 3));
        show(() -> Arrays.stream((int[]) null));
        show(() -> Arrays.copyOf(new Object[1], 1, null));
        show(() -> new HashSet<>().removeAll(null));
        show(() -> new LinkedBlockingQueue<>().toArray((Object[]) null));
        show(() -> new CompletableFuture<>().thenCombine(null, (a, b) -> a));
        show(() -> new ConcurrentHashMap<>().compute(null, (a, b) -> a));
        show(() -> new ConcurrentHashMap<>().reduce(1, null, (a, b) -> a));
        show(() -> new ConcurrentLinkedDeque<>().removeFirstOccurrence(null));
        show(() -> Thread.currentThread().getThreadGroup().enumerate((ThreadGroup[]) null));
        show(() -> new Thread(null, null, null, 0, true));
    }
}
