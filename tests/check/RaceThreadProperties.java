// verdict: none
// races: none
/** What a thread is called, and how urgent it is, may be asked and changed at any time. */
public class RaceThreadProperties {
    public static void main(String[] arguments) {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            main.setName("other");
            main.setPriority(3);
            main.setContextClassLoader(null);
        }).start();
        assert main.getName().length() > 3;
        int priority = main.getPriority();
        assert priority == 3 || priority == 5;
        assert !main.isDaemon();
        main.getContextClassLoader();
    }
}
