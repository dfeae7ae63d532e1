// verdict: assertion
/** Reflection reads fields, too. */
public class ReflectedMeanwhile {
    public int first, second;

    public static void main(String[] arguments) throws Exception {
        ReflectedMeanwhile object = new ReflectedMeanwhile();
        java.lang.reflect.Field field = ReflectedMeanwhile.class.getField("first");
        Thread thread = new Thread(() -> {
            object.first = 1;
            object.first = 2;
        });
        thread.start();
        int seen = field.getInt(object);
        thread.join();
        assert seen != 1 : "read between the writes";
    }
}
