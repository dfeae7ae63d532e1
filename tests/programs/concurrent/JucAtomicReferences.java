import java.util.concurrent.atomic.*;

/** Atomic references, arrays, stamped and marked references, field updaters. */
public class JucAtomicReferences {
    volatile int count;
    volatile long total;
    volatile String name = "a";

    public static void main(String[] args) throws InterruptedException {
        AtomicReference<String> r = new AtomicReference<>("one");
        System.out.println(r.compareAndSet("one", "two") + " " + r.getAndUpdate(s -> s + "!") + " " + r.accumulateAndGet("?", String::concat) + " " + r);
        AtomicReference<Node> top = new AtomicReference<>();
        Thread[] pushers = new Thread[3];
        for (int t = 0; t < pushers.length; t++) {
            int base = t * 10;
            pushers[t] = new Thread(() -> {
                for (int i = 0; i < 10; i++) {
                    Node node = new Node(base + i);
                    do {
                        node.next = top.get();
                    } while (!top.compareAndSet(node.next, node));
                }
            });
            pushers[t].start();
        }
        for (Thread pusher : pushers) {
            pusher.join();
        }
        int sum = 0, length = 0;
        for (Node node = top.get(); node != null; node = node.next) {
            sum += node.value;
            length++;
        }
        System.out.println(length + " nodes, sum " + sum);

        AtomicIntegerArray ints = new AtomicIntegerArray(new int[] {1, 2, 3});
        System.out.println(ints.incrementAndGet(0) + " " + ints.getAndAdd(1, 5) + " " + ints.updateAndGet(2, x -> x * x) + " " + ints + " " + ints.length());
        AtomicLongArray longs = new AtomicLongArray(2);
        longs.accumulateAndGet(1, 9, Long::sum);
        System.out.println(longs);
        AtomicReferenceArray<String> strings = new AtomicReferenceArray<>(2);
        strings.set(0, "x");
        System.out.println(strings + " " + strings.compareAndSet(1, null, "y") + " " + strings);
        try {
            ints.get(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }

        AtomicStampedReference<String> stamped = new AtomicStampedReference<>("v", 1);
        int[] holder = new int[1];
        System.out.println(stamped.get(holder) + holder[0] + " " + stamped.compareAndSet("v", "w", 2, 3) + " " + stamped.compareAndSet("v", "w", 1, 2)
                + " " + stamped.getReference() + stamped.getStamp() + " " + stamped.attemptStamp("w", 9) + stamped.getStamp());
        AtomicMarkableReference<String> marked = new AtomicMarkableReference<>("m", false);
        System.out.println(marked.attemptMark("m", true) + " " + marked.isMarked() + " " + marked.compareAndSet("m", "n", true, false) + " " + marked.getReference());

        JucAtomicReferences object = new JucAtomicReferences();
        AtomicIntegerFieldUpdater<JucAtomicReferences> counts = AtomicIntegerFieldUpdater.newUpdater(JucAtomicReferences.class, "count");
        AtomicLongFieldUpdater<JucAtomicReferences> totals = AtomicLongFieldUpdater.newUpdater(JucAtomicReferences.class, "total");
        AtomicReferenceFieldUpdater<JucAtomicReferences, String> names = AtomicReferenceFieldUpdater.newUpdater(JucAtomicReferences.class, String.class, "name");
        Thread other = new Thread(() -> {
            for (int i = 0; i < 50; i++) {
                counts.incrementAndGet(object);
            }
        });
        other.start();
        for (int i = 0; i < 50; i++) {
            counts.getAndIncrement(object);
        }
        other.join();
        System.out.println(object.count + " " + totals.addAndGet(object, 7) + " " + names.getAndSet(object, "b") + " " + names.updateAndGet(object, s -> s + s));
        try {
            AtomicIntegerFieldUpdater.newUpdater(Node.class, "value");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    static class Node {
        int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }
}
