/** A native that is given an array reads it between two writes of another thread. */
public class ArrayReadByNative {
    static final char[] letters = {'a', 'a'};

    public static void main(String[] args) throws Exception {
        String[] seen = new String[1];
        Thread reader = new Thread(() -> seen[0] = new String(letters));
        reader.start();
        letters[0] = 'b';
        letters[1] = 'b';
        reader.join();
        System.out.println(seen[0]);
    }
}
