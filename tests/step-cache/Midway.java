/** More states than after which the layout is learned: what was remembered before it is looked up after it. */
public final class Midway {
    static int count;
    static final int[] seen = new int[3];

    public static void main(String[] arguments) {
        for (int i = 0; i < 3; i++) {
            int number = i;
            new Thread(() -> {
                for (int k = 0; k < 2; k++) {
                    synchronized (seen) {
                        seen[number]++;
                    }
                    count++;
                }
            }).start();
        }
    }
}
