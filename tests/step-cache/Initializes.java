/** Two threads use a class that is initialized when it is first used: whether a call initializes depends on the other thread. */
public final class Initializes {
    static volatile int seen;

    static final class Lazy {
        static int made = ++seen;

        static int get() {
            return made;
        }
    }

    public static void main(String[] arguments) {
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                int before = seen;
                int got = Lazy.get();
                seen += got + before;
            }).start();
    }
}
