// since: 9
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

/** VarHandles and MethodHandles shared by threads. */
public class VarHandles {
    int count;
    volatile long wide;
    static String text = "a";

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        VarHandle count = lookup.findVarHandle(VarHandles.class, "count", int.class);
        VarHandle wide = lookup.findVarHandle(VarHandles.class, "wide", long.class);
        VarHandle text = lookup.findStaticVarHandle(VarHandles.class, "text", String.class);
        VarHandle elements = MethodHandles.arrayElementVarHandle(int[].class);
        VarHandles o = new VarHandles();
        int[] array = new int[3];
        Thread[] threads = new Thread[4];
        for (int i = 0; i < 4; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 250; k++) {
                    count.getAndAdd(o, 1);
                    long old;
                    do {
                        old = (long) wide.getVolatile(o);
                    } while (!wide.compareAndSet(o, old, old + 2));
                    elements.getAndAdd(array, k % 3, 1);
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) t.join();
        System.out.println((int) count.get(o) + " " + (long) wide.get(o) + " " + array[0] + " " + array[1] + " " + array[2]);
        System.out.println(text.compareAndSet("a", "b") + " " + (String) text.getAndSet("c") + " " + VarHandles.text);
        MethodHandle length = lookup.findVirtual(String.class, "length", MethodType.methodType(int.class));
        System.out.println((int) length.invokeExact("four"));
    }
}
