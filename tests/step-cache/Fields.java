/** Threads read and write fields, elements and static fields of the same objects, which others have changed elsewhere meanwhile. */
public class Fields {
    static class Record {
        byte small;
        long large;
        Record next;
        int untouched;
    }

    static final Record shared = new Record();
    static final int[] elements = new int[3];
    static final Record[] records = new Record[2];
    static int sum;
    static boolean flag;
    static double value;

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> {
            shared.small++;
            elements[0]++;
            synchronized (shared) {
                shared.large += 1L << 40;
            }
            shared.next = shared;
            flag = !flag;
        });
        Thread other = new Thread(() -> {
            elements[1] = elements[0] + 1;
            synchronized (shared) {
                sum += (int) (shared.large >> 40);
            }
            records[1] = shared.next;
            shared.next = null;
            value = flag ? 1.5 : value;
            shared.small = 1;
        });
        one.start();
        other.start();
        one.join();
        other.join();
        assert shared.untouched == 0 && shared.small > 0 && elements[0] == 1;
        assert records[0] == null && (records[1] == null || records[1] == shared);
    }
}
