/** Arithmetic with chars: ciphers, digits, loops, printing as number or character. */
public class CharArithmetic {
    static String rotate(String s, int n) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (c >= 'a' && c <= 'z') b.append((char) ((c - 'a' + n + 26) % 26 + 'a'));
            else if (Character.isUpperCase(c)) b.append((char) ((c - 'A' + n + 26) % 26 + 'A'));
            else b.append(c);
        }
        return b.toString();
    }

    public static void main(String[] args) {
        System.out.println(rotate("Hello, World", 3) + " " + rotate(rotate("Hello, World", 3), -3));
        char c = 'a';
        System.out.println(c + 1);
        System.out.println((char) (c + 1));
        System.out.println(c++ + c);
        System.out.println("" + c + 1);
        System.out.println(c += 1);
        System.out.println('a' + 'b' + "c" + 'd' + 'e');
        System.out.println((int) '0' + " " + ('7' - '0') + " " + (char) ('0' + 5) + " " + Character.forDigit(11, 16) + Character.digit('f', 16) + Character.digit('g', 16));
        int[] counts = new int[26];
        for (char x : "the quick brown fox jumps over the lazy dog".toCharArray()) if (x != ' ') counts[x - 'a']++;
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 26; i++) b.append((char) ('a' + i)).append(counts[i]);
        System.out.println(b);
        char[] word = {'o', 'k'};
        System.out.println(word);
        System.out.println(String.valueOf(word) + word.length);
        System.out.println((char) 65 + "" + (char) 0x263A + '\u0041' + '\'' + "\"");
        final char f = 'x';
        byte narrow = f;
        System.out.println(narrow + " " + (f > 100) + " " + (f == 120) + " " + (char) -1 / 1 + " " + (short) '\uffff');
        switch (c) { case 'a' + 2: System.out.println("c it is"); }
        long hash = 5381;
        for (char x : "djb2".toCharArray()) hash = hash * 33 + x;
        System.out.println(hash);
    }
}
