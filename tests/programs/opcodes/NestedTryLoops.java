/** Exceptions that cross loops, synchronized blocks and several finally blocks at once. */
public class NestedTryLoops {
    static StringBuilder s = new StringBuilder();

    static int work(int k) throws Exception {
        for (int i = 0; ; i++) {
            try {
                synchronized (s) {
                    try {
                        s.append(i);
                        if (i == k) return i * 10;
                        if (i == 2) throw new Exception("two");
                        if (i % 2 == 1) continue;
                        s.append('e');
                    } finally {
                        s.append('f');
                    }
                }
            } catch (Exception e) {
                s.append('x');
                if (k == 9) throw new Exception("again", e);
                break;
            } finally {
                s.append(';');
                try {
                    if (i == 1) throw new RuntimeException();
                } catch (RuntimeException e) {
                    s.append('r');
                } finally {
                    s.append('g');
                }
            }
        }
        return -1;
    }

    public static void main(String[] args) {
        for (int k : new int[] {0, 1, 2, 3, 9}) {
            s.setLength(0);
            try {
                s.append(" = ").append(work(k));
            } catch (Exception e) {
                s.append(e.getMessage()).append(e.getCause().getMessage());
            }
            System.out.println(s + " " + Thread.holdsLock(s));
        }
    }
}
