// verdict: assertion
// Another thread may run between two atomic sections, and before the first.

import clew.Verify;

class AtomicSections {
    private static int value;

    private static void set(int to) {
        Verify.beginAtomic();
        value = to;
        Verify.endAtomic();
    }

    public static void main(String[] arguments) {
        new Thread(() -> {
            set(1);
            set(0);
        }).start();
        Verify.beginAtomic();
        int seen = value;
        Verify.endAtomic();
        assert seen == 0;
    }
}
