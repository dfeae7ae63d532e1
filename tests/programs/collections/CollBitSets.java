import java.util.*;

/** Bit sets against random operations. */
public class CollBitSets {
    interface Op {
        Object run() throws Exception;
    }

    /** Prints a result, or the exception (without the message where the VM writes it). */
    static void t(String label, Op op) {
        try {
            System.out.println(label + " = " + show(op.run()));
        } catch (NullPointerException | ClassCastException | ArrayStoreException
                | ArrayIndexOutOfBoundsException e) {
            System.out.println(label + " ! " + e.getClass().getName());
        } catch (Exception e) {
            System.out.println(label + " ! " + e);
        }
    }

    static String show(Object o) {
        if (o instanceof Object[]) {
            return Arrays.deepToString((Object[]) o);
        }
        if (o instanceof int[]) {
            return Arrays.toString((int[]) o);
        }
        return String.valueOf(o);
    }

    public static void main(String[] args) {
        Random r = new Random(17);
        BitSet a = new BitSet();
        BitSet b = new BitSet(100);
        for (int i = 0; i < 500; i++) {
            int x = r.nextInt(210) - 2;
            int y = r.nextInt(210) - 2;
            boolean v = r.nextBoolean();
            String label = i + " ";
            switch (r.nextInt(22)) {
                case 0: case 1: t(label + "set " + x, () -> { a.set(x); return ""; }); break;
                case 2: case 3: t(label + "b.set " + x, () -> { b.set(x); return ""; }); break;
                case 4: t(label + "set range", () -> { a.set(x, y); return a.cardinality(); }); break;
                case 5: t(label + "clear range", () -> { a.clear(x, y); return a.cardinality(); }); break;
                case 6: t(label + "flip range", () -> { b.flip(x, y); return b.cardinality(); }); break;
                case 7: t(label + "clear", () -> { a.clear(x); return a.length(); }); break;
                case 8: t(label + "flip", () -> { a.flip(x); return a.length(); }); break;
                case 9: t(label + "get", () -> a.get(x)); break;
                case 10: t(label + "get range", () -> a.get(x, y) + " " + a.get(x, y).length()); break;
                case 11: t(label + "next", () -> a.nextSetBit(x) + " " + a.nextClearBit(x)); break;
                case 12: t(label + "previous", () -> a.previousSetBit(x) + " " + a.previousClearBit(x)); break;
                case 13: t(label + "and", () -> { b.and(a); return b; }); break;
                case 14: t(label + "or", () -> { b.or(a); return b.cardinality(); }); break;
                case 15: t(label + "xor", () -> { a.xor(b); return a.cardinality(); }); break;
                case 16: t(label + "andNot", () -> { a.andNot(b); return a; }); break;
                case 17: t(label + "hash", () -> a.hashCode() + " " + b.hashCode() + " " + a.equals(b) + a.intersects(b)); break;
                case 18: t(label + "arrays", () -> Arrays.toString(a.toLongArray()) + Arrays.toString(b.toByteArray())); break;
                case 19: t(label + "value", () -> BitSet.valueOf(a.toLongArray()).equals(a) + " " + BitSet.valueOf(b.toByteArray()).equals(b)); break;
                case 20: t(label + "set value", () -> { a.set(x, v); b.set(x, y, v); return ""; }); break;
                default: t(label + "sizes", () -> a.size() + " " + a.length() + " " + b.size() + " " + b.isEmpty() + " " + ((BitSet) b.clone()).size()); break;
            }
            if (i % 100 == 99) {
                a.clear();
            }
        }
        System.out.println(a + "\n" + b);
        t("negative", () -> new BitSet(-1));
        System.out.println(new BitSet(0).size() + " " + new BitSet(64).size() + " " + new BitSet(65).size());
        BitSet primes = new BitSet();
        primes.set(2, 200);
        for (int i = 2; i * i < 200; i++) {
            for (int j = i * i; primes.get(i) && j < 200; j += i) {
                primes.clear(j);
            }
        }
        System.out.println(primes + " " + primes.cardinality());
    }
}
