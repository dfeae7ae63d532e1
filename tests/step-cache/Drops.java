/** Objects that lose references: some die, some are still held by a field, by another thread's stack, by a private list. */
public final class Drops {
    static final class Box {
        Box next;
        int value;
    }

    static volatile Box shared = new Box();
    static volatile int sum;

    static Box chain(int length) {
        Box first = null;
        for (int i = 0; i < length; i++) {
            Box box = new Box();
            box.next = first;
            first = box;
        }
        return first;
    }

    public static void main(String[] arguments) {
        for (int i = 0; i < 2; i++) {
            int number = i;
            new Thread(() -> {
                Box own = chain(3), held = shared;
                sum += held.value;
                own = own.next;
                shared = own;
                own = null;
                sum += held.value + number;
                held = shared;
                sum += held == null ? 0 : 1;
            }).start();
        }
    }
}
