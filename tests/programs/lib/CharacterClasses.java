/** Character's predicates over a range of characters, as checksums and samples. */
public class CharacterClasses {
    public static void main(String[] args) {
        int letters = 0, digits = 0, upper = 0, lower = 0, white = 0, idStart = 0, idPart = 0, defined = 0;
        long types = 0, cases = 0;
        for (int c = 0; c < 0x3000; c++) {
            if (Character.isLetter(c)) letters++;
            if (Character.isDigit(c)) digits++;
            if (Character.isUpperCase(c)) upper++;
            if (Character.isLowerCase(c)) lower++;
            if (Character.isWhitespace(c)) white++;
            if (Character.isJavaIdentifierStart(c)) idStart++;
            if (Character.isJavaIdentifierPart(c)) idPart++;
            if (Character.isDefined(c) && c < 0x250) defined++;
            if (c < 0x250) types = types * 31 + Character.getType(c);
            if (c < 0x250) cases = cases * 31 + Character.toUpperCase(c) * 7 + Character.toLowerCase(c);
        }
        System.out.println(white + " " + defined + " " + types + " " + cases + " " + (letters > 1000) + (digits > 50) + (upper > 100) + (lower > 100) + (idStart < idPart));
        for (char c : "aZ5_ \t\n$é٣€".toCharArray())
            System.out.println((int) c + " " + Character.isLetterOrDigit(c) + Character.isAlphabetic(c) + Character.isISOControl(c) + Character.isTitleCase(c) + Character.isMirrored(c) + " " + Character.digit(c, 36) + " " + Character.getNumericValue(c) + " " + Character.toTitleCase(c));
        System.out.println(Character.MAX_RADIX + " " + (int) Character.MAX_VALUE + " " + Character.isValidCodePoint(0x110000) + " " + Character.isSupplementaryCodePoint(0x10000) + " " + Character.UnicodeBlock.of('я') + " " + Character.toString('x') + " " + Character.isBmpCodePoint(5));
    }
}
