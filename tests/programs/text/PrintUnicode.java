/** Text outside ASCII on standard output, in strings, characters and halves of pairs. */
public class PrintUnicode {
    public static void main(String[] args) {
        System.out.println("é ß \u4e2d\u6587 \ud83d\ude00");
        for (char c : "a\u00e9\u4e2d\ud83d\ude00z".toCharArray())
            System.out.print(c);
        System.out.println();
        System.out.print('\ud83d');
        System.out.println("|");
        System.out.println("low \ude00 high \ud83d");
        System.out.println("end");
    }
}
