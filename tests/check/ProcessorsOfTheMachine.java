// verdict: none
// with --processors 3: assertion

/** What a program can ask of the machine is the same everywhere, and so are its states. */
public class ProcessorsOfTheMachine {
    public static void main(String[] arguments) throws InterruptedException {
        Runtime runtime = Runtime.getRuntime();
        long free = runtime.freeMemory();
        Thread other = new Thread(() -> new StringBuilder().append(new int[1000].length));
        other.start();
        other.join();
        assert runtime.freeMemory() == free;
        assert runtime.availableProcessors() == 2;
    }
}
