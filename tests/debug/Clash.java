/** Two threads write as soon as they can: the first state is the error. */
public class Clash {
    static int value;

    public static void main(String[] arguments) {
        new Thread(() -> value = 1).start();
        value = 2;
    }
}
