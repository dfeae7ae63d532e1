/** The same local slots with different types in different scopes, so that liveness and types change along the code. */
public class LocalReuse {
    static String run(int k) {
        StringBuilder out = new StringBuilder();
        { int a = k; long b = a * 2L; out.append(a + b); }
        { Object a = "ref" + k; double b = k / 2.0; out.append(a).append(b); }
        { double a = k; String b = "s"; int c = 3; out.append(a).append(b).append(c); }
        for (int i = 0; i < 2; i++) { long x = i; out.append(x); }
        for (String s : new String[] {"p", "q"}) { float f = s.length(); out.append(f); }
        try { int z = k / (k - 1); out.append(z); } catch (ArithmeticException e) { String m = e.getMessage(); out.append(m.length()); } finally { char c = 'F'; out.append(c); }
        if (k > 1) { String only = "big"; out.append(only); } else { long only = -1; out.append(only); }
        Object late;
        if (k == 0) late = "zero"; else late = new int[] {k};
        out.append(late instanceof int[] ? ((int[]) late)[0] : late);
        return out.toString();
    }

    public static void main(String[] args) {
        for (int k = 0; k < 4; k++) System.out.println(run(k));
    }
}
