/** A shutdown hook also runs when main just ends, or ends by an exception: status 1. */
public class HookAfterMain {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook after exception")));
        throw new IllegalStateException("end of main");
    }
}
