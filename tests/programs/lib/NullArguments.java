import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.PriorityQueue;
import java.util.StringTokenizer;
import java.util.concurrent.Callable;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** What a null argument is refused with: messages name parameters as the documentation does. */
public class NullArguments {
    private static void refuse(String what, Callable<?> call) {
        try {
            System.out.println(what + ": " + call.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e.getMessage());
        }
    }

    public static void main(String[] arguments) {
        refuse("toArray", () -> new ArrayList<Object>().toArray((Object[]) null));
        refuse("PriorityQueue", () -> new PriorityQueue<Object>((Collection<Object>) null));
        refuse("LinkedBlockingQueue", () -> new LinkedBlockingQueue<Object>((Collection<Object>) null));
        refuse("StringTokenizer", () -> new StringTokenizer(null));
        refuse("EnumSet.of", () -> EnumSet.of((TimeUnit) null));
        refuse("codePointAt", () -> Character.codePointAt((char[]) null, 0));
        refuse("updateAndGet", () -> new AtomicReference<Object>().updateAndGet(null));
        refuse("accumulateAndGet", () -> new AtomicInteger().accumulateAndGet(1, null));
        refuse("reverse", () -> {
            Collections.reverse(null);
            return "done";
        });
        refuse("and", () -> {
            new BitSet().and(null);
            return "done";
        });
    }
}
