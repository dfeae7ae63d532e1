// verdict: none
// races: race
/** A final field is no excuse for passing an object on without order. */
public class RaceUnsafePublication {
    private static final class Box {
        final int value = 3;
    }

    private static Box box;

    public static void main(String[] arguments) {
        new Thread(() -> box = new Box()).start();
        Box seen = box;
        assert seen == null || seen.value == 3;
    }
}
