/** Characters beyond Latin-1 and beyond the BMP: surrogates, code points, identifiers, output as UTF-8. */
public class UnicodeText {
    static int größe = 3;

    public static void main(String[] args) {
        String s = "aä€😀𝄞z";
        System.out.println(s + " " + s.length() + " " + s.codePointCount(0, s.length()));
        for (int i = 0; i < s.length(); i++) System.out.print(Integer.toHexString(s.charAt(i)) + (Character.isSurrogate(s.charAt(i)) ? "s " : " "));
        System.out.println();
        for (int i = 0; i < s.length(); i += Character.charCount(s.codePointAt(i))) System.out.print(Integer.toHexString(s.codePointAt(i)) + " ");
        System.out.println();
        System.out.println(s.indexOf("😀") + " " + s.indexOf(0x1D11E) + " " + s.codePointBefore(5) + " " + s.offsetByCodePoints(0, 4) + " " + s.toUpperCase());
        System.out.println(Character.toChars(0x1F600).length + " " + Character.toCodePoint('\uD83D', '\uDE00') + " " + new String(Character.toChars(0x10FFFF)).length() + " " + Character.highSurrogate(0x1F600) + 0);
        System.out.println(Character.isLetter('ß') + " " + Character.isDigit('٣') + " " + Character.getNumericValue('٣') + " " + Character.isUpperCase('Ä') + " " + Character.toLowerCase('Ω') + " " + Character.isWhitespace('\u2003') + " " + Character.isSpaceChar('\u00a0') + " " + Character.isLetter(0x1D400));
        System.out.println(Character.getType('A') + " " + Character.getType('€') + " " + Character.isJavaIdentifierStart('ä') + " " + Character.isIdentifierIgnorable('\u0001') + " " + Character.getName('a'));
        System.out.println(größe + " \u00e9 \u4e2d\u6587 \u05d0");
        System.out.println("lone \uD83D end");
        System.out.println("éa".compareTo("ez") + " " + "é".equals("e\u0301") + " " + "e\u0301".length());
        String half = "\uD83D";
        System.out.println("😀".compareToIgnoreCase(half + "0") + " " + "😀".compareToIgnoreCase(half) + " " + "𐐀".compareToIgnoreCase("𐐨") + " " + (half + "a").compareToIgnoreCase(half + "B") + " " + "😀".compareToIgnoreCase("ａ"));
        char c = 'ÿ';
        c++;
        System.out.println(c + " " + (char) (c + 1) + " " + (int) Character.toUpperCase('ÿ') + " " + (int) Character.toUpperCase('µ'));
        StringBuilder sb = new StringBuilder();
        for (int cp = 0x1F600; cp < 0x1F605; cp++) sb.appendCodePoint(cp);
        System.out.println(sb + " " + sb.length() + " " + sb.reverse());
    }
}
