/** Nothing is wrong, but no search lives to see it. */
public class Endless {
    static volatile long mixed;

    static void mix(int number) {
        for (int i = 0; i < 1000000; i++)
            mixed = mixed * 31 + number;
    }

    public static void main(String[] args) {
        for (int i = 1; i <= 3; i++) {
            int number = i;
            new Thread(() -> mix(number)).start();
        }
    }
}
