/** checkcast and instanceof with classes, interfaces, arrays of both, primitives arrays and null. */
public class CastsAndInstanceof {
    interface A { }
    interface B extends A { }
    static class C implements B { }
    static class D extends C { }
    static final class E { }

    static String kinds(Object o) {
        StringBuilder s = new StringBuilder();
        if (o instanceof A) s.append("A ");
        if (o instanceof B) s.append("B ");
        if (o instanceof C) s.append("C ");
        if (o instanceof D) s.append("D ");
        if (o instanceof E) s.append("E ");
        if (o instanceof Object) s.append("Object ");
        if (o instanceof Object[]) s.append("Object[] ");
        if (o instanceof A[]) s.append("A[] ");
        if (o instanceof C[]) s.append("C[] ");
        if (o instanceof A[][]) s.append("A[][] ");
        if (o instanceof int[]) s.append("int[] ");
        if (o instanceof int[][]) s.append("int[][] ");
        if (o instanceof Object[][]) s.append("Object[][] ");
        if (o instanceof Cloneable) s.append("Cloneable ");
        if (o instanceof Cloneable[]) s.append("Cloneable[] ");
        if (o instanceof java.io.Serializable) s.append("Serializable ");
        if (o instanceof Comparable) s.append("Comparable ");
        if (o instanceof Number) s.append("Number ");
        return s.toString();
    }

    static void cast(int which, Object o) {
        try {
            switch (which) {
                case 0: A a = (A) o; break;
                case 1: D d = (D) o; break;
                case 2: int[] i = (int[]) o; break;
                case 3: A[] as = (A[]) o; break;
                case 4: Object[][] os = (Object[][]) o; break;
                default: Cloneable c = (Cloneable) o; break;
            }
            System.out.print("ok ");
        } catch (ClassCastException e) {
            System.out.print("refused ");
        }
    }

    public static void main(String[] args) {
        Object[] all = {null, new C(), new D(), new E(), new A[0], new B[0], new D[0], new D[0][0], new int[0], new int[0][0], new int[0][0][0], "s", 1, new Object(), new String[0]};
        for (Object o : all) {
            System.out.println((o == null ? "null" : o.getClass().getName()) + ": " + kinds(o));
            for (int which = 0; which < 6; which++) {
                cast(which, o);
            }
            System.out.println();
        }
    }
}
