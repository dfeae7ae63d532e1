// verdict: none
// races: race
/** String.getChars writes elements. */
public class RaceGetChars {
    private static final char[] letters = {'a', 'b', 'c'};

    public static void main(String[] arguments) {
        new Thread(() -> {
            char seen = letters[2];
        }).start();
        "xyz".getChars(1, 3, letters, 1);
    }
}
