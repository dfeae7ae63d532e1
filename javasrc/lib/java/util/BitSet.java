package java.util;

import java.io.Serializable;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.util.stream.IntStream;

/** A growing vector of places. All bits from wordsInUse on are zero, and the one before it is not. */
public class BitSet implements Cloneable, Serializable {
    private static final long serialVersionUID = 7997698588986878753L;
    private static final long ALL = -1L;

    private long[] bits;
    private transient int wordsInUse;
    /** Whether the user chose the size: then clone does not trim. */
    private transient boolean sizeIsSticky;

    public BitSet() { bits = new long[1]; }

    public BitSet(int nbits) {
        if (nbits < 0) {
            throw new NegativeArraySizeException("nbits < 0: " + nbits);
        }
        bits = new long[wordIndex(nbits - 1) + 1];
        sizeIsSticky = true;
    }

    private BitSet(long[] bits) {
        this.bits = bits;
        this.wordsInUse = bits.length;
        trimUse();
    }

    public static BitSet valueOf(long[] longs) { return new BitSet(Arrays.copyOf(longs, longs.length)); }

    public static BitSet valueOf(LongBuffer lb) {
        LongBuffer rest = lb.slice();
        long[] bits = new long[rest.remaining()];
        rest.get(bits);
        return new BitSet(bits);
    }

    public static BitSet valueOf(byte[] bytes) {
        byte[] array = bytes;
        long[] bits = new long[(array.length + 7) / 8];
        for (int i = 0; i < array.length; i++) {
            bits[i >> 3] |= (array[i] & 0xffL) << (8 * (i & 7));
        }
        return new BitSet(bits);
    }

    public static BitSet valueOf(ByteBuffer bb) {
        ByteBuffer rest = bb.slice().order(ByteOrder.LITTLE_ENDIAN);
        byte[] bytes = new byte[rest.remaining()];
        rest.get(bytes);
        return valueOf(bytes);
    }

    public byte[] toByteArray() {
        byte[] bytes = new byte[(length() + 7) / 8];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (bits[i >> 3] >>> (8 * (i & 7)));
        }
        return bytes;
    }

    public long[] toLongArray() { return Arrays.copyOf(bits, wordsInUse); }
    private static int wordIndex(int bitIndex) { return bitIndex >> 6; }

    private void trimUse() {
        while (wordsInUse > 0 && bits[wordsInUse - 1] == 0) {
            wordsInUse--;
        }
    }

    private void expandTo(int wordIndex) {
        int required = wordIndex + 1;
        if (wordsInUse < required) {
            if (bits.length < required) {
                bits = Arrays.copyOf(bits, Math.max(2 * bits.length, required));
                sizeIsSticky = false;
            }
            wordsInUse = required;
        }
    }

    private static void checkIndex(String name, int index) {
        if (index < 0) {
            throw new IndexOutOfBoundsException(name + " < 0: " + index);
        }
    }

    private static void checkRange(int fromIndex, int toIndex) {
        checkIndex("fromIndex", fromIndex);
        checkIndex("toIndex", toIndex);
        if (fromIndex > toIndex) {
            throw new IndexOutOfBoundsException("fromIndex: " + fromIndex + " > toIndex: " + toIndex);
        }
    }

    /** The places of word i that are in [fromIndex, toIndex). */
    private static long mask(int i, int fromIndex, int toIndex) {
        long mask = ALL;
        if (i == wordIndex(fromIndex)) {
            mask &= ALL << fromIndex;
        }
        if (i == wordIndex(toIndex - 1)) {
            mask &= ALL >>> -toIndex;
        }
        return mask;
    }

    public void flip(int bitIndex) {
        checkIndex("bitIndex", bitIndex);
        expandTo(wordIndex(bitIndex));
        bits[wordIndex(bitIndex)] ^= 1L << bitIndex;
        trimUse();
    }

    public void flip(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        if (fromIndex == toIndex) {
            return;
        }
        int last = wordIndex(toIndex - 1);
        expandTo(last);
        for (int i = wordIndex(fromIndex); i <= last; i++) {
            bits[i] ^= mask(i, fromIndex, toIndex);
        }
        trimUse();
    }

    public void set(int bitIndex) {
        checkIndex("bitIndex", bitIndex);
        expandTo(wordIndex(bitIndex));
        bits[wordIndex(bitIndex)] |= 1L << bitIndex;
    }

    public void set(int bitIndex, boolean value) {
        if (value) {
            set(bitIndex);
        } else {
            clear(bitIndex);
        }
    }

    public void set(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        if (fromIndex == toIndex) {
            return;
        }
        int last = wordIndex(toIndex - 1);
        expandTo(last);
        for (int i = wordIndex(fromIndex); i <= last; i++) {
            bits[i] |= mask(i, fromIndex, toIndex);
        }
    }

    public void set(int fromIndex, int toIndex, boolean value) {
        if (value) {
            set(fromIndex, toIndex);
        } else {
            clear(fromIndex, toIndex);
        }
    }

    public void clear(int bitIndex) {
        checkIndex("bitIndex", bitIndex);
        int i = wordIndex(bitIndex);
        if (i < wordsInUse) {
            bits[i] &= ~(1L << bitIndex);
            trimUse();
        }
    }

    public void clear(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        if (fromIndex == toIndex) {
            return;
        }
        int last = Math.min(wordIndex(toIndex - 1), wordsInUse - 1);
        for (int i = wordIndex(fromIndex); i <= last; i++) {
            bits[i] &= ~mask(i, fromIndex, toIndex);
        }
        trimUse();
    }

    public void clear() {
        Arrays.fill(bits, 0, wordsInUse, 0);
        wordsInUse = 0;
    }

    public boolean get(int bitIndex) {
        checkIndex("bitIndex", bitIndex);
        int i = wordIndex(bitIndex);
        return i < wordsInUse && (bits[i] & (1L << bitIndex)) != 0;
    }

    public BitSet get(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        int end = Math.min(toIndex, length());
        if (end <= fromIndex) {
            return new BitSet(0);
        }
        BitSet result = new BitSet(end - fromIndex);
        for (int i = nextSetBit(fromIndex); i >= 0 && i < end; i = nextSetBit(i + 1)) {
            result.set(i - fromIndex);
        }
        return result;
    }

    public int nextSetBit(int fromIndex) {
        checkIndex("fromIndex", fromIndex);
        int i = wordIndex(fromIndex);
        if (i >= wordsInUse) {
            return -1;
        }
        long word = bits[i] & (ALL << fromIndex);
        while (word == 0) {
            if (++i == wordsInUse) {
                return -1;
            }
            word = bits[i];
        }
        return i * 64 + Long.numberOfTrailingZeros(word);
    }

    public int nextClearBit(int fromIndex) {
        checkIndex("fromIndex", fromIndex);
        int i = wordIndex(fromIndex);
        if (i >= wordsInUse) {
            return fromIndex;
        }
        long word = ~bits[i] & (ALL << fromIndex);
        while (word == 0) {
            if (++i == wordsInUse) {
                return i * 64;
            }
            word = ~bits[i];
        }
        return i * 64 + Long.numberOfTrailingZeros(word);
    }

    private static void checkBackward(int fromIndex) {
        if (fromIndex < -1) {
            throw new IndexOutOfBoundsException("fromIndex < -1: " + fromIndex);
        }
    }

    public int previousSetBit(int fromIndex) {
        checkBackward(fromIndex);
        if (fromIndex == -1) {
            return -1;
        }
        int i = wordIndex(fromIndex);
        if (i >= wordsInUse) {
            return length() - 1;
        }
        long word = bits[i] & (ALL >>> -(fromIndex + 1));
        while (word == 0) {
            if (i-- == 0) {
                return -1;
            }
            word = bits[i];
        }
        return (i + 1) * 64 - 1 - Long.numberOfLeadingZeros(word);
    }

    public int previousClearBit(int fromIndex) {
        checkBackward(fromIndex);
        if (fromIndex == -1) {
            return -1;
        }
        int i = wordIndex(fromIndex);
        if (i >= wordsInUse) {
            return fromIndex;
        }
        long word = ~bits[i] & (ALL >>> -(fromIndex + 1));
        while (word == 0) {
            if (i-- == 0) {
                return -1;
            }
            word = ~bits[i];
        }
        return (i + 1) * 64 - 1 - Long.numberOfLeadingZeros(word);
    }

    public int length() {
        return wordsInUse == 0 ? 0 : 64 * wordsInUse - Long.numberOfLeadingZeros(bits[wordsInUse - 1]);
    }

    public boolean isEmpty() { return wordsInUse == 0; }

    public boolean intersects(BitSet set) {
        for (int i = Math.min(wordsInUse, set.wordsInUse) - 1; i >= 0; i--) {
            if ((bits[i] & set.bits[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    public int cardinality() {
        int sum = 0;
        for (int i = 0; i < wordsInUse; i++) {
            sum += Long.bitCount(bits[i]);
        }
        return sum;
    }

    public void and(BitSet set) {
        if (this == set) {
            return;
        }
        int common = set.wordsInUse;
        for (int i = 0; i < wordsInUse; i++) {
            bits[i] &= i < common ? set.bits[i] : 0;
        }
        trimUse();
    }

    public void or(BitSet set) {
        if (this == set || set.wordsInUse == 0) {
            return;
        }
        expandTo(set.wordsInUse - 1);
        for (int i = 0; i < set.wordsInUse; i++) {
            bits[i] |= set.bits[i];
        }
    }

    public void xor(BitSet set) {
        if (set.wordsInUse > 0) {
            expandTo(set.wordsInUse - 1);
        }
        for (int i = set.wordsInUse - 1; i >= 0; i--) {
            bits[i] ^= set.bits[i];
        }
        trimUse();
    }

    public void andNot(BitSet set) {
        for (int i = Math.min(wordsInUse, set.wordsInUse) - 1; i >= 0; i--) {
            bits[i] &= ~set.bits[i];
        }
        trimUse();
    }

    public int hashCode() {
        long h = 1234;
        for (int i = wordsInUse - 1; i >= 0; i--) {
            h ^= bits[i] * (i + 1);
        }
        return (int) (h ^ h >> 32);
    }

    public int size() { return bits.length * 64; }

    public boolean equals(Object obj) {
        if (!(obj instanceof BitSet)) {
            return false;
        }
        BitSet set = (BitSet) obj;
        if (wordsInUse != set.wordsInUse) {
            return false;
        }
        for (int i = 0; i < wordsInUse; i++) {
            if (bits[i] != set.bits[i]) {
                return false;
            }
        }
        return true;
    }

    public Object clone() {
        if (!sizeIsSticky && wordsInUse != bits.length) {
            bits = Arrays.copyOf(bits, wordsInUse);
        }
        try {
            BitSet twin = (BitSet) super.clone();
            twin.bits = Arrays.copyOf(bits, bits.length);
            return twin;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public String toString() {
        StringBuilder text = new StringBuilder().append('{');
        for (int i = nextSetBit(0); i >= 0; i = nextSetBit(i + 1)) {
            if (text.length() > 1) {
                text.append(", ");
            }
            text.append(i);
            if (i == Integer.MAX_VALUE) {
                break;
            }
        }
        return text.append('}').toString();
    }

    public IntStream stream() {
        int[] places = new int[cardinality()];
        int filled = 0;
        for (int i = nextSetBit(0); filled < places.length; i = nextSetBit(i + 1)) {
            places[filled++] = i;
        }
        return Arrays.stream(places);
    }

    // --- serialization ---

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        wordsInUse = bits.length;
        trimUse();
    }
}
