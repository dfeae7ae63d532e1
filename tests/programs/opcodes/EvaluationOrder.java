/** Operands are evaluated from left to right, before the operation throws. */
public class EvaluationOrder {
    static StringBuilder log = new StringBuilder();

    static int v(int n) { log.append(n).append(' '); return n; }
    static int[] array(int[] a) { log.append("array "); return a; }
    static int fail() { log.append("fail "); throw new IllegalStateException(); }
    static EvaluationOrder none() { log.append("none "); return null; }
    int field;
    void method(int a, int b) { }

    static void attempt(Runnable r) {
        log.setLength(0);
        try {
            r.run();
        } catch (RuntimeException e) {
            log.append(e.getClass().getSimpleName());
        }
        System.out.println(log);
    }

    public static void main(String[] args) {
        attempt(() -> log.append("= " + (v(1) + v(2) * v(3) - v(4))));
        attempt(() -> array(null)[v(1)] = v(2));
        attempt(() -> array(new int[1])[v(1)] = v(2));
        attempt(() -> array(new int[1])[v(1)] = fail());
        attempt(() -> array(null)[v(0)] += fail());
        attempt(() -> none().method(v(1), v(2)));
        attempt(() -> none().field = v(1));
        attempt(() -> none().field = fail());
        attempt(() -> log.append(v(1) / v(0) + fail()));
        attempt(() -> { int[][] a = new int[v(2)][fail()]; });
        attempt(() -> { int[] a = {v(1), v(2), fail(), v(3)}; });
        attempt(() -> { int i = 1; i = i++ + (i = v(10)) + i; log.append(i); });
        attempt(() -> { int i = 5; int[] a = new int[20]; a[i] = i = v(9); log.append(a[5]).append(' ').append(i); });
        attempt(() -> { Object o = (Object) v(1); String s = (String) o; });
        attempt(() -> { int[] a = {1, 2}; int i = 0; a[i++] += a[i] + v(i); log.append(a[0]).append(a[1]); });
    }
}
