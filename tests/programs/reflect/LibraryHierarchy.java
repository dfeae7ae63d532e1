// since: 17
import java.io.File;
import java.nio.CharBuffer;
import java.util.*;
import java.util.concurrent.*;

/** Classes of the library as reflection shows them: superclasses, nested classes, methods that are inherited. */
public class LibraryHierarchy {
    private static void show(Class<?> type) {
        System.out.println(type.getName() + " " + type.getSuperclass() + " " + type.getGenericSuperclass());
    }

    private static void attempt(Callable<?> call) {
        try {
            System.out.println(call.call());
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Class<?>[] types = {ArrayBlockingQueue.class, ConcurrentLinkedDeque.class, ConcurrentLinkedQueue.class, ConcurrentSkipListMap.class,
            ConcurrentSkipListSet.class, DelayQueue.class, LinkedBlockingDeque.class, LinkedBlockingQueue.class, LinkedTransferQueue.class,
            SynchronousQueue.class, TreeMap.class, TreeSet.class, AbstractMap.SimpleEntry.class, Vector.class, Stack.class};
        for (Class<?> type : types) show(type);
        for (Class<?> type : new Class<?>[] {Thread.class, Future.class, AbstractMap.class, Map.class, Character.class}) {
            Set<String> names = new TreeSet<>();
            for (Class<?> nested : type.getClasses()) names.add(nested.getName());
            System.out.println(type + " " + names);
        }
        attempt(() -> ArrayBlockingQueue.class.getMethod("isEmpty").invoke(new ArrayBlockingQueue<>(1)));
        attempt(() -> LinkedBlockingQueue.class.getMethod("isEmpty").invoke(new LinkedBlockingQueue<>(List.of("a"))));
        attempt(() -> LinkedBlockingDeque.class.getMethod("isEmpty").invoke(new LinkedBlockingDeque<>()));
        attempt(() -> DelayQueue.class.getMethod("contains", Object.class).invoke(new DelayQueue<>(), "a"));
        attempt(() -> TreeMap.class.getMethod("containsKey", Object.class).invoke(new TreeMap<>(Map.of("a", 1)), "a"));
        attempt(() -> new AbstractMap.SimpleEntry<>("a", 1).getClass().getMethod("getKey").invoke(new AbstractMap.SimpleEntry<>("a", 1)));
        attempt(() -> new java.io.StringReader("abc").read(CharBuffer.wrap(new char[2]).asReadOnlyBuffer()));
        File file = File.createTempFile("hierarchy", null);
        file.delete();
        attempt(() -> new Formatter(file, "unknown"));
        attempt(() -> new Formatter(file.getPath(), "unknown"));
        attempt(() -> new java.io.PrintStream(file, (java.nio.charset.Charset) null));
        System.out.println(file.exists());
    }
}
