// verdict: none
// races: none
/** A String that is made of a part of an array reads that part only, and getChars writes only where it is told to. */
public class RaceStringOfOthers {
    private static final char[] letters = {'a', 'b', 'c'};

    public static void main(String[] arguments) {
        new Thread(() -> letters[0] = 'x').start();
        String text = new String(letters, 1, 1);
        "yz".getChars(0, 1, letters, 2);
    }
}
