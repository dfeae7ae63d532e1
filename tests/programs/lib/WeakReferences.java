import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.WeakHashMap;

/** References to live objects; cleared ones by hand; WeakHashMap with strong keys. */
public class WeakReferences {
    public static void main(String[] args) {
        Object strong = new Object();
        WeakReference<Object> weak = new WeakReference<>(strong);
        SoftReference<String> soft = new SoftReference<>("text");
        System.gc();
        System.out.println((weak.get() == strong) + " " + soft.get());
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        WeakReference<Object> queued = new WeakReference<>(strong, queue);
        System.out.println((queue.poll() == null) + " " + queued.enqueue() + " " + (queue.poll() == queued) + " " + queued.get() + " " + queued.enqueue());
        weak.clear();
        System.out.println(weak.get());
        WeakHashMap<Object, String> map = new WeakHashMap<>();
        map.put(strong, "value");
        map.put("literal", "other");
        System.gc();
        System.out.println(map.get(strong) + " " + map.get("literal") + " " + map.size());
        System.out.println(strong != null);
    }
}
