/** Helpful messages of NullPointerException: every instruction that can fail, and every way to describe what was null. */
public class NullMessages {
    int i;
    long l;
    boolean z;
    String s;
    NullMessages next;
    NullMessages[] many;
    int[] ints;
    long[][] longs;
    Object o;
    static NullMessages root;
    static int[][] table;
    static String text;
    Integer box;
    Boolean flag;

    NullMessages get() { return next; }
    static NullMessages make() { return null; }
    static NullMessages make(int a, String b, long[] c, NullMessages... d) { return null; }
    int[] array() { return null; }
    void call(int x, Object y) { }
    interface Face { String name(); }
    Face face;

    interface Task { Object run() throws Exception; }

    static void attempt(Task t) {
        try {
            System.out.println("fine " + t.run());
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
    }

    static void parameter(NullMessages p, int[] q, int index, String[][] r) {
        attempt(() -> p.i);
        try { System.out.println(p.i); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { p.i = 5; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { System.out.println(q[index]); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { q[index + 1] = 3; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { System.out.println(q.length); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { System.out.println(r[index][2].length()); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { r[1][index].trim(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }

    void instance() {
        try { next.i++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { this.next.next.next.l = 5; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { get().get(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { get().next.call(1, null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { array()[0]++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { many[0].get(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        many = new NullMessages[3];
        int a = 1, b = 2;
        long c = 1;
        try { many[a].get(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { many[a + b - 1].i = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { many[(int) c].next.many[a].s.length(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { many[ints == null ? 1 : 0].s.length(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        longs = new long[2][];
        try { longs[1][a * 3] = 4L; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { System.out.println(longs[a - 1][100]); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { synchronized (o) { a++; } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { int x = box; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { if (flag) a++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { face.name(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { for (int x : ints) a += x; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { switch (s) { case "a": a++; } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { throw (RuntimeException) o; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }

    public static void main(String[] args) {
        String local = null;
        int[] array = null;
        byte[] bytes = null;
        char[] chars = null;
        float[] floats = null;
        Object[] objects = null;
        try { local.length(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { array[3] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { bytes[0] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { chars[0]++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { floats[1] += 2; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { objects[1] = "s"; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { objects[1].toString(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        attempt(() -> root.i);
        attempt(() -> root.s = "x");
        attempt(() -> root.get());
        attempt(() -> table[1][2]);
        attempt(() -> text.length());
        attempt(() -> make().i);
        attempt(() -> make(1, "s", null).get());
        attempt(() -> make(1, "s", null).next.next);
        attempt(() -> System.getProperty("no.such.property").length());
        attempt(() -> { throw null; });
        attempt(() -> { throw new NullPointerException(); });
        attempt(() -> { throw new NullPointerException("own message"); });
        attempt(() -> ((NullMessages) null).i);
        attempt(() -> new NullMessages().get().toString());
        attempt(() -> (new int[2][][])[1][0].length);
        attempt(() -> java.util.Objects.requireNonNull(null));
        attempt(() -> java.util.Objects.requireNonNull(null, "named"));
        attempt(() -> new java.util.HashMap<String, Integer>().get("k").intValue());
        root = new NullMessages();
        table = new int[3][];
        attempt(() -> root.next.next.i);
        attempt(() -> root.many[2].s);
        attempt(() -> table[2][1]++);
        attempt(() -> root.longs[0][0]);
        attempt(() -> root.get().z = true);
        parameter(null, null, 7, new String[9][]);
        parameter(new NullMessages(), new int[9], 1, new String[9][9]);
        new NullMessages().instance();
        java.util.function.Function<String, Integer> length = String::length;
        attempt(() -> length.apply(null));
        java.util.function.BinaryOperator<Integer> sum = Integer::sum;
        attempt(() -> sum.apply(1, null));
    }
}
