package java.util;

import java.io.Serializable;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.util.stream.IntStream;

/** A growing vector of bits. All words from wordsInUse on are zero, and the one before it is not. */
public class BitSet implements Cloneable, Serializable {
    private static final long serialVersionUID = 7997698588986878753L;
    private static final long ALL = -1L;

    private long[] words;
    private transient int wordsInUse;
    /** Whether the user chose the size: then clone does not trim. */
    private transient boolean sizeIsSticky;

    public BitSet() { words = new long[1]; }

    public BitSet(int nbits) {
        if (nbits < 0) {
            throw new NegativeArraySizeException("nbits < 0: " + nbits);
        }
        words = new long[wordIndex(nbits - 1) + 1];
        sizeIsSticky = true;
    }

    private BitSet(long[] words) {
        this.words = words;
        this.wordsInUse = words.length;
        trimUse();
    }

    public static BitSet valueOf(long[] longs) { return new BitSet(longs.clone()); }

    public static BitSet valueOf(LongBuffer lb) {
        LongBuffer rest = lb.slice();
        long[] words = new long[rest.remaining()];
        rest.get(words);
        return new BitSet(words);
    }

    public static BitSet valueOf(byte[] bytes) {
        long[] words = new long[(bytes.length + 7) / 8];
        for (int i = 0; i < bytes.length; i++) {
            words[i >> 3] |= (bytes[i] & 0xffL) << (8 * (i & 7));
        }
        return new BitSet(words);
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
            bytes[i] = (byte) (words[i >> 3] >>> (8 * (i & 7)));
        }
        return bytes;
    }

    public long[] toLongArray() { return Arrays.copyOf(words, wordsInUse); }
    private static int wordIndex(int bitIndex) { return bitIndex >> 6; }

    private void trimUse() {
        while (wordsInUse > 0 && words[wordsInUse - 1] == 0) {
            wordsInUse--;
        }
    }

    private void expandTo(int wordIndex) {
        int required = wordIndex + 1;
        if (wordsInUse < required) {
            if (words.length < required) {
                words = Arrays.copyOf(words, Math.max(2 * words.length, required));
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

    /** The bits of word i that are in [fromIndex, toIndex). */
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
        words[wordIndex(bitIndex)] ^= 1L << bitIndex;
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
            words[i] ^= mask(i, fromIndex, toIndex);
        }
        trimUse();
    }

    public void set(int bitIndex) {
        checkIndex("bitIndex", bitIndex);
        expandTo(wordIndex(bitIndex));
        words[wordIndex(bitIndex)] |= 1L << bitIndex;
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
            words[i] |= mask(i, fromIndex, toIndex);
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
            words[i] &= ~(1L << bitIndex);
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
            words[i] &= ~mask(i, fromIndex, toIndex);
        }
        trimUse();
    }

    public void clear() {
        Arrays.fill(words, 0, wordsInUse, 0);
        wordsInUse = 0;
    }

    public boolean get(int bitIndex) {
        checkIndex("bitIndex", bitIndex);
        int i = wordIndex(bitIndex);
        return i < wordsInUse && (words[i] & (1L << bitIndex)) != 0;
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
        long word = words[i] & (ALL << fromIndex);
        while (word == 0) {
            if (++i == wordsInUse) {
                return -1;
            }
            word = words[i];
        }
        return i * 64 + Long.numberOfTrailingZeros(word);
    }

    public int nextClearBit(int fromIndex) {
        checkIndex("fromIndex", fromIndex);
        int i = wordIndex(fromIndex);
        if (i >= wordsInUse) {
            return fromIndex;
        }
        long word = ~words[i] & (ALL << fromIndex);
        while (word == 0) {
            if (++i == wordsInUse) {
                return i * 64;
            }
            word = ~words[i];
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
        long word = words[i] & (ALL >>> -(fromIndex + 1));
        while (word == 0) {
            if (i-- == 0) {
                return -1;
            }
            word = words[i];
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
        long word = ~words[i] & (ALL >>> -(fromIndex + 1));
        while (word == 0) {
            if (i-- == 0) {
                return -1;
            }
            word = ~words[i];
        }
        return (i + 1) * 64 - 1 - Long.numberOfLeadingZeros(word);
    }

    public int length() {
        return wordsInUse == 0 ? 0 : 64 * wordsInUse - Long.numberOfLeadingZeros(words[wordsInUse - 1]);
    }

    public boolean isEmpty() { return wordsInUse == 0; }

    public boolean intersects(BitSet set) {
        for (int i = Math.min(wordsInUse, set.wordsInUse) - 1; i >= 0; i--) {
            if ((words[i] & set.words[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    public int cardinality() {
        int sum = 0;
        for (int i = 0; i < wordsInUse; i++) {
            sum += Long.bitCount(words[i]);
        }
        return sum;
    }

    public void and(BitSet set) {
        if (this == set) {
            return;
        }
        for (int i = 0; i < wordsInUse; i++) {
            words[i] &= i < set.wordsInUse ? set.words[i] : 0;
        }
        trimUse();
    }

    public void or(BitSet set) {
        if (this == set || set.wordsInUse == 0) {
            return;
        }
        expandTo(set.wordsInUse - 1);
        for (int i = 0; i < set.wordsInUse; i++) {
            words[i] |= set.words[i];
        }
    }

    public void xor(BitSet set) {
        if (set.wordsInUse > 0) {
            expandTo(set.wordsInUse - 1);
        }
        for (int i = set.wordsInUse - 1; i >= 0; i--) {
            words[i] ^= set.words[i];
        }
        trimUse();
    }

    public void andNot(BitSet set) {
        for (int i = Math.min(wordsInUse, set.wordsInUse) - 1; i >= 0; i--) {
            words[i] &= ~set.words[i];
        }
        trimUse();
    }

    public int hashCode() {
        long h = 1234;
        for (int i = wordsInUse - 1; i >= 0; i--) {
            h ^= words[i] * (i + 1);
        }
        return (int) (h ^ h >> 32);
    }

    public int size() { return words.length * 64; }

    public boolean equals(Object obj) {
        if (!(obj instanceof BitSet)) {
            return false;
        }
        BitSet set = (BitSet) obj;
        if (wordsInUse != set.wordsInUse) {
            return false;
        }
        for (int i = 0; i < wordsInUse; i++) {
            if (words[i] != set.words[i]) {
                return false;
            }
        }
        return true;
    }

    public Object clone() {
        if (!sizeIsSticky && wordsInUse != words.length) {
            words = Arrays.copyOf(words, wordsInUse);
        }
        try {
            BitSet twin = (BitSet) super.clone();
            twin.words = Arrays.copyOf(words, words.length);
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
        int[] bits = new int[cardinality()];
        int filled = 0;
        for (int i = nextSetBit(0); filled < bits.length; i = nextSetBit(i + 1)) {
            bits[filled++] = i;
        }
        return Arrays.stream(bits);
    }

    // --- serialization ---

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        wordsInUse = words.length;
        trimUse();
    }
}
