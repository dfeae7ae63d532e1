/** The program ends itself while a thread could go on: the run stays as it is. */
public class ExitedRun {
    static volatile boolean done, asked;

    public static void main(String[] arguments) {
        new Thread(() -> {
            asked = true;
            done = true;
        }).start();
        if (asked)
            System.exit(0);
    }
}
