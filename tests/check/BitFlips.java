// verdict: none
// goal reached: BitFlips.flipped == 3
// goal reached: BitFlips.flipped == -127
// goal none: BitFlips.flipped == 1
// goal none: BitFlips.flipped == 7
import clew.Verify;

/** Two bits of zero are changed, whichever they are; and bits of sets keep what was written. */
public class BitFlips {
    static int flipped;

    public static void main(String[] arguments) {
        Verify.setProperties("some.key = 17", "other");
        assert Verify.getProperty("some.key").equals("17") && Verify.getProperty("other").equals("true");
        Verify.setBitInBitSet(3, 1000, true);
        assert Verify.getBitInBitSet(3, 1000) && !Verify.getBitInBitSet(3, 999) && !Verify.getBitInBitSet(2, 1000);
        flipped = Verify.getBitFlip((byte) 0, 2);
        assert Integer.bitCount(flipped & 0xFF) == 2;
        Verify.breakTransition();
    }
}
