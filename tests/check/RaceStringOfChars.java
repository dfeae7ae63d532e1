// verdict: none
// races: race
/** A String that is made of an array reads its elements. */
public class RaceStringOfChars {
    private static final char[] letters = {'a', 'b', 'c'};

    public static void main(String[] arguments) {
        new Thread(() -> letters[1] = 'x').start();
        String text = new String(letters, 1, 2);
    }
}
