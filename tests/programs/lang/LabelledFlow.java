/** Labelled breaks and continues through loops, switches, try and synchronized blocks. */
public class LabelledFlow {
    public static void main(String[] args) {
        StringBuilder s = new StringBuilder();
        outer:
        for (int i = 0; i < 4; i++) {
            inner:
            for (int j = 0; ; j++) {
                switch (i * 10 + j) {
                    case 2: continue outer;
                    case 11: break inner;
                    case 23: break outer;
                    default: s.append(i).append(j).append(' ');
                }
                if (j > 5) break;
            }
            s.append("| ");
        }
        System.out.println(s);
        int n = 0;
        loop:
        do {
            n++;
            synchronized (s) {
                try {
                    if (n == 2) continue loop;
                    if (n == 5) break loop;
                } finally {
                    s.append("f").append(n);
                }
            }
            s.append(";");
        } while (n < 10);
        System.out.println(s);
        found: {
            for (int a = 1; a < 50; a++)
                for (int b = a; b < 50; b++)
                    if (a * a + b * b == 41 * 41) { System.out.println(a + " " + b); break found; }
            System.out.println("none");
        }
        a: b: c: for (int i = 0; i < 3; i++) { if (i == 1) continue c; if (i == 2) break b; System.out.println("i" + i); }
        int k = 0;
        while (true) { if (k++ < 3) continue; else if (k > 7) break; k += 2; }
        System.out.println(k);
    }
}
