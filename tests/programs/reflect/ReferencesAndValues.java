import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;

/** References that the program clears itself, and values attached to classes. */
public class ReferencesAndValues {
    static int computed;

    static final ClassValue<String> NAMES = new ClassValue<String>() {
        @Override
        protected String computeValue(Class<?> type) {
            computed++;
            return type.getSimpleName() + computed;
        }
    };

    public static void main(String[] args) throws Exception {
        Object object = new Object();
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        WeakReference<Object> weak = new WeakReference<>(object, queue);
        SoftReference<Object> soft = new SoftReference<>(object);
        PhantomReference<Object> phantom = new PhantomReference<>(object, queue);
        System.out.println((weak.get() == object) + " " + (soft.get() == object) + " " + phantom.get() + " " + queue.poll());
        soft.clear();
        System.out.println(soft.get() + " " + soft.enqueue());
        System.out.println(weak.enqueue() + " " + weak.enqueue() + " " + weak.get());
        Reference<?> taken = queue.remove();
        System.out.println((taken == weak) + " " + queue.poll() + " " + weak.enqueue());
        System.out.println(NAMES.get(String.class) + " " + NAMES.get(int.class) + " " + NAMES.get(String.class) + " " + computed);
        NAMES.remove(String.class);
        System.out.println(NAMES.get(String.class) + " " + computed);
    }
}
