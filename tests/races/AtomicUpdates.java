import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;

/** Two atomic updates beside a plain access: whatever races, no two updates begin with the same value. */
public class AtomicUpdates {
    static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

    final int[] cell = new int[1];
    final AtomicInteger atomic = new AtomicInteger();

    int update(String how) {
        switch (how) {
        case "getAndAdd": return (int) ELEMENT.getAndAdd(cell, 0, 1);
        case "getAndBitwiseXor": return (int) ELEMENT.getAndBitwiseXor(cell, 0, 16);
        case "getAndSet": return (int) ELEMENT.getAndSet(cell, 0, Thread.currentThread().getName().length());
        case "getAndIncrement": return atomic.getAndIncrement();
        default: return atomic.getAndUpdate(n -> n + 1);
        }
    }

    void access(String how) {
        switch (how) {
        case "write": cell[0] = 100; atomic.setPlain(100); break;
        default: atomic.getPlain(); how = "" + cell[0];
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        AtomicUpdates updates = new AtomicUpdates();
        int[] before = new int[2];
        Thread one = new Thread(() -> before[0] = updates.update(arguments[0]), "one");
        Thread other = new Thread(() -> before[1] = updates.update(arguments[0]), "the other");
        Thread plain = new Thread(() -> updates.access(arguments[1]));
        one.start();
        other.start();
        plain.start();
        one.join();
        other.join();
        plain.join();
        assert before[0] != before[1] : "both updates begin with " + before[0];
    }
}
