// verdict: assertion
/** A weak reference is cleared while another thread, which alone reads it, is between two looks. */
public class ClearedMeanwhile {
    private static java.lang.ref.WeakReference<Object> reference;
    private static Object object = new Object();

    public static void main(String[] arguments) {
        reference = new java.lang.ref.WeakReference<>(object);
        new Thread(() -> {
            boolean was = reference.get() != null, is = reference.get() != null;
            assert was == is : "cleared between";
        }).start();
        object = null;
        System.gc();
    }
}
