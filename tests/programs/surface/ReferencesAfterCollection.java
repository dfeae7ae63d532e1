// since: 16
import java.lang.ref.*;
import java.util.*;

/** What System.gc() clears and enqueues: weak and phantom references, cleaners; never soft ones in use. */
public class ReferencesAfterCollection {
    static class Named extends WeakReference<Object> {
        final String name;

        Named(String name, Object object, ReferenceQueue<Object> queue) {
            super(object, queue);
            this.name = name;
        }
    }

    static Object make() {
        return new int[10];
    }

    public static void main(String[] args) throws InterruptedException {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        Object kept = make();
        Named gone = new Named("gone", make(), queue);
        Named stays = new Named("stays", kept, queue);
        PhantomReference<Object> phantom = new PhantomReference<>(make(), queue);
        SoftReference<Object> soft = new SoftReference<>(make());
        System.gc();
        Set<Object> found = new HashSet<>();
        found.add(queue.remove(5000));
        found.add(queue.remove(5000));
        System.out.println(found.contains(gone) + " " + found.contains(phantom) + " " + queue.poll() + " " + gone.get() + " " + (stays.get() == kept) + " " + (soft.get() != null));
        System.out.println(gone.refersTo(null) + " " + stays.refersTo(kept) + " " + phantom.refersTo(null) + " " + gone.enqueue() + " " + gone.isEnqueued());
        Object[] lock = new Object[1];
        Cleaner cleaner = Cleaner.create();
        Cleaner.Cleanable byHand = cleaner.register(kept, () -> System.out.println("by hand"));
        byHand.clean();
        byHand.clean();
        cleaner.register(make(), () -> {
            synchronized (lock) {
                lock[0] = "cleaned by a daemon: " + Thread.currentThread().isDaemon();
                lock.notifyAll();
            }
        });
        System.gc();
        synchronized (lock) {
            while (lock[0] == null) {
                lock.wait();
            }
        }
        System.out.println(lock[0] + " " + (queue.remove(1) == null));
        Reference.reachabilityFence(kept);
    }
}
