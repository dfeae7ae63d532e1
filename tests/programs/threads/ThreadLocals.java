/** ThreadLocal: initial values, one per thread, remove, inheritable ones. */
public class ThreadLocals {
    static final ThreadLocal<Integer> number = ThreadLocal.withInitial(() -> 10);
    static final ThreadLocal<String> text = new ThreadLocal<>();
    static final InheritableThreadLocal<String> inherited = new InheritableThreadLocal<String>() {
        @Override protected String childValue(String parent) { return parent + "-child"; }
    };

    public static void main(String[] args) throws InterruptedException {
        System.out.println(number.get() + " " + text.get() + " " + inherited.get());
        number.set(20);
        text.set("main");
        inherited.set("main");
        Thread t = new Thread(() -> {
            System.out.println("in thread " + number.get() + " " + text.get() + " " + inherited.get());
            number.set(number.get() + 1);
            text.set("other");
            System.out.println("in thread " + number.get() + " " + text.get());
        });
        t.start();
        t.join();
        System.out.println(number.get() + " " + text.get() + " " + inherited.get());
        number.remove();
        text.remove();
        System.out.println(number.get() + " " + text.get());
        ThreadLocal<StringBuilder> builder = ThreadLocal.withInitial(StringBuilder::new);
        builder.get().append("a");
        builder.get().append("b");
        System.out.println(builder.get());
    }
}
