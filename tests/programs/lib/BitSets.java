import java.util.Arrays;
import java.util.BitSet;

/** BitSet: ranges, logic, iteration, conversions. */
public class BitSets {
    public static void main(String[] args) {
        BitSet a = new BitSet(), b = new BitSet(100);
        a.set(1);
        a.set(5, 10);
        a.set(64);
        b.set(0, 200, true);
        b.clear(3, 190);
        System.out.println(a + " " + b + " " + a.cardinality() + " " + a.length() + " " + a.size() + " " + a.get(5) + a.get(50) + " " + a.nextSetBit(10) + " " + a.nextClearBit(5) + " " + a.previousSetBit(63) + " " + a.isEmpty());
        BitSet c = (BitSet) a.clone();
        c.and(b);
        System.out.print(c + " ");
        c.or(a);
        c.flip(0, 4);
        System.out.print(c + " ");
        c.xor(b);
        System.out.print(c + " ");
        c.andNot(a);
        System.out.println(c + " " + a.intersects(b) + " " + a.equals(a.clone()) + " " + a.hashCode());
        System.out.println(Arrays.toString(a.toLongArray()) + " " + BitSet.valueOf(new long[] {5}) + " " + Arrays.toString(BitSet.valueOf(new byte[] {3}).toByteArray()) + " " + a.stream().sum() + " " + a.get(4, 8));
        BitSet sieve = new BitSet(100);
        sieve.set(2, 100);
        for (int i = 2; i * i < 100; i++) if (sieve.get(i)) for (int j = i * i; j < 100; j += i) sieve.clear(j);
        System.out.println(sieve);
        try {
            a.set(-1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
