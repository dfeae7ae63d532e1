package java.lang;

import clew.internal.Constants;
import clew.internal.Hidden;
import java.lang.constant.Constable;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.util.Locale;
import java.util.Optional;

/** The box of a char, and what is known of characters: of Latin-1 by the tables here, of others by the JDK's. */
public final class Character implements java.io.Serializable, Comparable<Character>, Constable {
    private static final long serialVersionUID = 3786198910865385080L;

    public static final int MIN_RADIX = 2;
    public static final int MAX_RADIX = 36;
    public static final char MIN_VALUE = '\u0000';
    public static final char MAX_VALUE = '\uffff';
    public static final int SIZE = 16;
    public static final int BYTES = 2;
    public static final char MIN_HIGH_SURROGATE = '\ud800';
    public static final char MAX_HIGH_SURROGATE = '\udbff';
    public static final char MIN_LOW_SURROGATE = '\udc00';
    public static final char MAX_LOW_SURROGATE = '\udfff';
    public static final char MIN_SURROGATE = MIN_HIGH_SURROGATE;
    public static final char MAX_SURROGATE = MAX_LOW_SURROGATE;
    public static final int MIN_SUPPLEMENTARY_CODE_POINT = 0x10000;
    public static final int MIN_CODE_POINT = 0;
    public static final int MAX_CODE_POINT = 0x10ffff;
    @SuppressWarnings("unchecked")
    public static final Class<Character> TYPE = (Class<Character>) Class.getPrimitiveClass("char");

    public static final byte UNASSIGNED = 0;
    public static final byte UPPERCASE_LETTER = 1;
    public static final byte LOWERCASE_LETTER = 2;
    public static final byte TITLECASE_LETTER = 3;
    public static final byte MODIFIER_LETTER = 4;
    public static final byte OTHER_LETTER = 5;
    public static final byte NON_SPACING_MARK = 6;
    public static final byte ENCLOSING_MARK = 7;
    public static final byte COMBINING_SPACING_MARK = 8;
    public static final byte DECIMAL_DIGIT_NUMBER = 9;
    public static final byte LETTER_NUMBER = 10;
    public static final byte OTHER_NUMBER = 11;
    public static final byte SPACE_SEPARATOR = 12;
    public static final byte LINE_SEPARATOR = 13;
    public static final byte PARAGRAPH_SEPARATOR = 14;
    public static final byte CONTROL = 15;
    public static final byte FORMAT = 16;
    public static final byte PRIVATE_USE = 18;
    public static final byte SURROGATE = 19;
    public static final byte DASH_PUNCTUATION = 20;
    public static final byte START_PUNCTUATION = 21;
    public static final byte END_PUNCTUATION = 22;
    public static final byte CONNECTOR_PUNCTUATION = 23;
    public static final byte OTHER_PUNCTUATION = 24;
    public static final byte MATH_SYMBOL = 25;
    public static final byte CURRENCY_SYMBOL = 26;
    public static final byte MODIFIER_SYMBOL = 27;
    public static final byte OTHER_SYMBOL = 28;
    public static final byte INITIAL_QUOTE_PUNCTUATION = 29;
    public static final byte FINAL_QUOTE_PUNCTUATION = 30;

    public static final byte DIRECTIONALITY_UNDEFINED = -1;
    public static final byte DIRECTIONALITY_LEFT_TO_RIGHT = 0;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT = 1;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC = 2;
    public static final byte DIRECTIONALITY_EUROPEAN_NUMBER = 3;
    public static final byte DIRECTIONALITY_EUROPEAN_NUMBER_SEPARATOR = 4;
    public static final byte DIRECTIONALITY_EUROPEAN_NUMBER_TERMINATOR = 5;
    public static final byte DIRECTIONALITY_ARABIC_NUMBER = 6;
    public static final byte DIRECTIONALITY_COMMON_NUMBER_SEPARATOR = 7;
    public static final byte DIRECTIONALITY_NONSPACING_MARK = 8;
    public static final byte DIRECTIONALITY_BOUNDARY_NEUTRAL = 9;
    public static final byte DIRECTIONALITY_PARAGRAPH_SEPARATOR = 10;
    public static final byte DIRECTIONALITY_SEGMENT_SEPARATOR = 11;
    public static final byte DIRECTIONALITY_WHITESPACE = 12;
    public static final byte DIRECTIONALITY_OTHER_NEUTRALS = 13;
    public static final byte DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING = 14;
    public static final byte DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE = 15;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING = 16;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE = 17;
    public static final byte DIRECTIONALITY_POP_DIRECTIONAL_FORMAT = 18;
    public static final byte DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE = 19;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE = 20;
    public static final byte DIRECTIONALITY_FIRST_STRONG_ISOLATE = 21;
    public static final byte DIRECTIONALITY_POP_DIRECTIONAL_ISOLATE = 22;

    /** What the tables of case give for a character that becomes several. */
    static final int ERROR = -1;

    /** General category of each Latin-1 character, as 'A' + getType. */
    private static final String TYPES = "PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMYYY[YYYVWYZYUYYJJJJJJJJJJYYZZZY"
        + "YBBBBBBBBBBBBBBBBBBBBBBBBBBVYW\\X\\CCCCCCCCCCCCCCCCCCCCCCCCCCVZWZP"
        + "PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMY[[[[]Y\\]F^ZQ]\\]ZLL\\CYY\\LF_LLLY"
        + "BBBBBBBBBBBBBBBBBBBBBBBZBBBBBBBCCCCCCCCCCCCCCCCCCCCCCCCZCCCCCCCC";

    /** Writing direction of each Latin-1 character, as 'A' + getDirectionality. */
    private static final String DIRECTIONS = "JJJJJJJJJLKLMKJJJJJJJJJJJJJJKKKLMNNFFFNNNNNEHEHHDDDDDDDDDDHNNNNN"
        + "NAAAAAAAAAAAAAAAAAAAAAAAAAANNNNNNAAAAAAAAAAAAAAAAAAAAAAAAAANNNNJ"
        + "JJJJJKJJJJJJJJJJJJJJJJJJJJJJJJJJHNFFFFNNNNANNJNNFFDDNANNNDANNNNN"
        + "AAAAAAAAAAAAAAAAAAAAAAANAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAANAAAAAAAA";

    private final char value;

    /** The boxes that valueOf returns for ASCII. */
    private static final class Cache {
        static final Character[] BOXES = new Character[128];

        static {
            for (int i = 0; i < 128; i++) {
                BOXES[i] = new Character((char) i);
            }
        }
    }

    @Deprecated(since = "9", forRemoval = true)
    public Character(char value) {
        this.value = value;
    }

    public static Character valueOf(char value) {
        return value < 128 ? (Character) Constants.at(Cache.BOXES, value) : new Character(value);
    }

    public char charValue() { return value; }
    @Override public int hashCode() { return value; }
    public static int hashCode(char value) { return value; }

    @Override
    public boolean equals(Object other) {
        return other instanceof Character && ((Character) other).value == value;
    }

    public static int compare(char a, char b) { return a - b; }
    @Override public int compareTo(Character anotherCharacter) { return value - anotherCharacter.value; }
    public static char reverseBytes(char value) { return (char) (value << 8 | value >> 8); }
    @Override public String toString() { return String.valueOf(value); }
    public static String toString(char value) { return String.valueOf(value); }
    public static String toString(int codePoint) { return String.valueOfCodePoint(codePoint); }

    @Override
    public Optional<DynamicConstantDesc<Character>> describeConstable() {
        return Optional.of(DynamicConstantDesc.ofNamed(ConstantDescs.BSM_EXPLICIT_CAST, ConstantDescs.DEFAULT_NAME,
            ConstantDescs.CD_char, (int) value));
    }

    // --- code points and surrogates -------------------------------------------------------------------------------

    public static boolean isValidCodePoint(int codePoint) {
        return codePoint >= 0 && codePoint <= MAX_CODE_POINT;
    }

    public static boolean isBmpCodePoint(int codePoint) { return codePoint >>> 16 == 0; }

    public static boolean isSupplementaryCodePoint(int codePoint) {
        return codePoint >= MIN_SUPPLEMENTARY_CODE_POINT && codePoint <= MAX_CODE_POINT;
    }

    public static boolean isHighSurrogate(char c) {
        return c >= MIN_HIGH_SURROGATE && c <= MAX_HIGH_SURROGATE;
    }

    public static boolean isLowSurrogate(char c) { return c >= MIN_LOW_SURROGATE && c <= MAX_LOW_SURROGATE; }
    public static boolean isSurrogate(char c) { return c >= MIN_SURROGATE && c <= MAX_SURROGATE; }

    public static boolean isSurrogatePair(char high, char low) {
        return isHighSurrogate(high) && isLowSurrogate(low);
    }

    public static int charCount(int codePoint) { return codePoint >= MIN_SUPPLEMENTARY_CODE_POINT ? 2 : 1; }

    public static int toCodePoint(char high, char low) {
        return (high << 10) + low + (MIN_SUPPLEMENTARY_CODE_POINT - (MIN_HIGH_SURROGATE << 10) - MIN_LOW_SURROGATE);
    }

    public static char highSurrogate(int codePoint) {
        return (char) ((codePoint >>> 10) + (MIN_HIGH_SURROGATE - (MIN_SUPPLEMENTARY_CODE_POINT >>> 10)));
    }

    public static char lowSurrogate(int codePoint) {
        return (char) ((codePoint & 0x3ff) + MIN_LOW_SURROGATE);
    }

    public static int codePointAt(CharSequence text, int index) {
        char first = text.charAt(index);
        if (isHighSurrogate(first) && index + 1 < text.length() && isLowSurrogate(text.charAt(index + 1))) {
            return toCodePoint(first, text.charAt(index + 1));
        }
        return first;
    }

    public static int codePointAt(char[] a, int index) {
        return codePointAtImpl(a, index, a.length);
    }

    public static int codePointAt(char[] text, int index, int limit) {
        if (index >= limit || limit < 0 || limit > text.length) {
            throw new IndexOutOfBoundsException();
        }
        return codePointAtImpl(text, index, limit);
    }

    static int codePointAtImpl(char[] text, int index, int limit) {
        char first = text[index];
        if (isHighSurrogate(first) && index + 1 < limit && isLowSurrogate(text[index + 1])) {
            return toCodePoint(first, text[index + 1]);
        }
        return first;
    }

    public static int codePointBefore(CharSequence text, int index) {
        char last = text.charAt(index - 1);
        if (isLowSurrogate(last) && index >= 2 && isHighSurrogate(text.charAt(index - 2))) {
            return toCodePoint(text.charAt(index - 2), last);
        }
        return last;
    }

    public static int codePointBefore(char[] text, int index) { return codePointBeforeImpl(text, index, 0); }

    public static int codePointBefore(char[] text, int index, int start) {
        if (index <= start || start < 0 || index > text.length) {
            throw new IndexOutOfBoundsException();
        }
        return codePointBeforeImpl(text, index, start);
    }

    static int codePointBeforeImpl(char[] text, int index, int start) {
        char last = text[index - 1];
        if (isLowSurrogate(last) && index - 2 >= start && isHighSurrogate(text[index - 2])) {
            return toCodePoint(text[index - 2], last);
        }
        return last;
    }

    public static int toChars(int codePoint, char[] target, int index) {
        if (isBmpCodePoint(codePoint)) {
            target[index] = (char) codePoint;
            return 1;
        }
        checkCodePoint(codePoint);
        toSurrogates(codePoint, target, index);
        return 2;
    }

    public static char[] toChars(int codePoint) {
        if (isBmpCodePoint(codePoint)) {
            return new char[] {(char) codePoint};
        }
        checkCodePoint(codePoint);
        return new char[] {highSurrogate(codePoint), lowSurrogate(codePoint)};
    }

    static void toSurrogates(int codePoint, char[] target, int index) {
        target[index + 1] = lowSurrogate(codePoint);
        target[index] = highSurrogate(codePoint);
    }

    @Hidden
    private static void checkCodePoint(int codePoint) {
        if (!isValidCodePoint(codePoint)) {
            throw new IllegalArgumentException("Not a valid Unicode code point: 0x" + Integer.toHexString(codePoint).toUpperCase());
        }
    }

    public static int codePointCount(CharSequence text, int begin, int end) {
        if (begin < 0 || begin > end || end > text.length()) {
            throw new IndexOutOfBoundsException();
        }
        int count = 0;
        for (int i = begin; i < end; count++) {
            boolean pair = isHighSurrogate(text.charAt(i)) && i + 1 < end && isLowSurrogate(text.charAt(i + 1));
            i += pair ? 2 : 1;
        }
        return count;
    }

    public static int codePointCount(char[] text, int offset, int count) {
        if (count > text.length - offset || offset < 0 || count < 0) {
            throw new IndexOutOfBoundsException();
        }
        return codePointCountImpl(text, offset, count);
    }

    static int codePointCountImpl(char[] text, int offset, int count) {
        int points = 0;
        for (int i = offset; i < offset + count; points++) {
            i += charCount(codePointAtImpl(text, i, offset + count));
        }
        return points;
    }

    public static int offsetByCodePoints(CharSequence text, int index, int codePointOffset) {
        return offsetInText(text, index, codePointOffset);
    }

    @Hidden
    static int offsetInText(CharSequence seq, int index, int codePointOffset) {
        int length = seq.length();
        if (index < 0 || index > length) {
            throw new IndexOutOfBoundsException();
        }
        int i = index;
        for (int left = codePointOffset; left > 0; left--) {
            if (i >= length) {
                throw new IndexOutOfBoundsException();
            }
            i += charCount(codePointAt(seq, i));
        }
        for (int left = codePointOffset; left < 0; left++) {
            if (i <= 0) {
                throw new IndexOutOfBoundsException();
            }
            i -= charCount(codePointBefore(seq, i));
        }
        return i;
    }

    public static int offsetByCodePoints(char[] text, int start, int count, int index, int codePointOffset) {
        if (count > text.length - start || start < 0 || count < 0 || index < start || index > start + count) {
            throw new IndexOutOfBoundsException();
        }
        return offsetByCodePointsImpl(text, start, count, index, codePointOffset);
    }

    @Hidden
    static int offsetByCodePointsImpl(char[] text, int start, int count, int index, int codePointOffset) {
        int i = index;
        for (int left = codePointOffset; left > 0; left--) {
            if (i >= start + count) {
                throw new IndexOutOfBoundsException();
            }
            i += charCount(codePointAtImpl(text, i, start + count));
        }
        for (int left = codePointOffset; left < 0; left++) {
            if (i <= start) {
                throw new IndexOutOfBoundsException();
            }
            i -= charCount(codePointBeforeImpl(text, i, start));
        }
        return i;
    }

    // --- kinds of characters --------------------------------------------------------------------------------------

    private static boolean isLatin1(int codePoint) { return codePoint >>> 8 == 0; }

    public static int getType(int codePoint) {
        return isLatin1(codePoint) ? TYPES.charAt(codePoint) - 'A' : CharacterData.of(codePoint).getType(codePoint);
    }

    /** Whether the character's category is one of the set bits. */
    private static boolean isOneOf(int codePoint, int types) {
        return (types >> getType(codePoint) & 1) != 0;
    }

    private static final int LETTERS = 1 << UPPERCASE_LETTER | 1 << LOWERCASE_LETTER | 1 << TITLECASE_LETTER
        | 1 << MODIFIER_LETTER | 1 << OTHER_LETTER;
    private static final int SPACES = 1 << SPACE_SEPARATOR | 1 << LINE_SEPARATOR | 1 << PARAGRAPH_SEPARATOR;

    public static boolean isLowerCase(int codePoint) {
        return isLatin1(codePoint) ? getType(codePoint) == LOWERCASE_LETTER || codePoint == 0xaa || codePoint == 0xba
            : CharacterData.of(codePoint).isLowerCase(codePoint);
    }

    public static boolean isUpperCase(int codePoint) {
        return isLatin1(codePoint) ? getType(codePoint) == UPPERCASE_LETTER : CharacterData.of(codePoint).isUpperCase(codePoint);
    }

    public static boolean isDefined(int codePoint) { return getType(codePoint) != UNASSIGNED; }
    public static boolean isDigit(int codePoint) { return getType(codePoint) == DECIMAL_DIGIT_NUMBER; }
    public static boolean isLetter(int codePoint) { return isOneOf(codePoint, LETTERS); }
    public static boolean isTitleCase(int codePoint) { return getType(codePoint) == TITLECASE_LETTER; }

    public static boolean isLetterOrDigit(int codePoint) {
        return isOneOf(codePoint, LETTERS | 1 << DECIMAL_DIGIT_NUMBER);
    }

    public static boolean isAlphabetic(int codePoint) {
        return isOneOf(codePoint, LETTERS | 1 << LETTER_NUMBER)
            || !isLatin1(codePoint) && CharacterData.of(codePoint).isOtherAlphabetic(codePoint);
    }

    /** Properties that the JDK's tables have from Java 21 on. */
    private static boolean newerProperty(String property, int codePoint) {
        try {
            java.lang.reflect.Method method = CharacterData.class.getDeclaredMethod(property, int.class);
            method.setAccessible(true);
            return (Boolean) method.invoke(CharacterData.of(codePoint), codePoint);
        } catch (ReflectiveOperationException missing) {
            throw new NoSuchMethodError(property);
        }
    }

    public static boolean isEmoji(int codePoint) { return newerProperty("isEmoji", codePoint); }

    public static boolean isEmojiPresentation(int codePoint) {
        return newerProperty("isEmojiPresentation", codePoint);
    }

    public static boolean isEmojiModifier(int codePoint) {
        return newerProperty("isEmojiModifier", codePoint);
    }

    public static boolean isEmojiModifierBase(int codePoint) {
        return newerProperty("isEmojiModifierBase", codePoint);
    }

    public static boolean isEmojiComponent(int codePoint) {
        return newerProperty("isEmojiComponent", codePoint);
    }

    public static boolean isExtendedPictographic(int codePoint) {
        return newerProperty("isExtendedPictographic", codePoint);
    }

    public static boolean isIdeographic(int codePoint) {
        return !isLatin1(codePoint) && CharacterData.of(codePoint).isIdeographic(codePoint);
    }

    public static boolean isJavaIdentifierStart(int codePoint) {
        return isLatin1(codePoint) ? isOneOf(codePoint, LETTERS | 1 << CURRENCY_SYMBOL | 1 << CONNECTOR_PUNCTUATION)
            : CharacterData.of(codePoint).isJavaIdentifierStart(codePoint);
    }

    public static boolean isJavaIdentifierPart(int codePoint) {
        return isLatin1(codePoint)
            ? isJavaIdentifierStart(codePoint) || isDigit(codePoint) || isIdentifierIgnorable(codePoint)
            : CharacterData.of(codePoint).isJavaIdentifierPart(codePoint);
    }

    public static boolean isUnicodeIdentifierStart(int codePoint) {
        return isLatin1(codePoint) ? isLetter(codePoint) : CharacterData.of(codePoint).isUnicodeIdentifierStart(codePoint);
    }

    public static boolean isUnicodeIdentifierPart(int codePoint) {
        return isLatin1(codePoint)
            ? isLetterOrDigit(codePoint) || isIdentifierIgnorable(codePoint) || codePoint == '_' || codePoint == 0xb7
            : CharacterData.of(codePoint).isUnicodeIdentifierPart(codePoint);
    }

    public static boolean isIdentifierIgnorable(int codePoint) {
        return isLatin1(codePoint)
            ? codePoint <= 0x08 || codePoint >= 0x0e && codePoint <= 0x1b || codePoint >= 0x7f && codePoint <= 0x9f || codePoint == 0xad
            : CharacterData.of(codePoint).isIdentifierIgnorable(codePoint);
    }

    public static boolean isSpaceChar(int codePoint) { return isOneOf(codePoint, SPACES); }

    public static boolean isWhitespace(int codePoint) {
        return isLatin1(codePoint)
            ? codePoint == ' ' || codePoint >= '\t' && codePoint <= '\r' || codePoint >= 0x1c && codePoint <= 0x1f
            : CharacterData.of(codePoint).isWhitespace(codePoint);
    }

    public static boolean isISOControl(int codePoint) {
        return codePoint >= 0 && (codePoint <= 0x1f || codePoint >= 0x7f && codePoint <= 0x9f);
    }

    public static boolean isMirrored(int codePoint) {
        return isLatin1(codePoint) ? "()<>[]{}\u00ab\u00bb".indexOf(codePoint) >= 0 : CharacterData.of(codePoint).isMirrored(codePoint);
    }

    public static byte getDirectionality(int codePoint) {
        return isLatin1(codePoint) ? (byte) (DIRECTIONS.charAt(codePoint) - 'A') : CharacterData.of(codePoint).getDirectionality(codePoint);
    }

    // --- case -----------------------------------------------------------------------------------------------------

    public static int toLowerCase(int codePoint) {
        if (!isLatin1(codePoint)) {
            return CharacterData.of(codePoint).toLowerCase(codePoint);
        }
        boolean upper = codePoint >= 'A' && codePoint <= 'Z' || codePoint >= 0xc0 && codePoint <= 0xde && codePoint != 0xd7;
        return upper ? codePoint + 32 : codePoint;
    }

    public static int toUpperCase(int codePoint) {
        if (!isLatin1(codePoint)) {
            return CharacterData.of(codePoint).toUpperCase(codePoint);
        }
        if (codePoint == 0xff || codePoint == 0xb5) {
            return codePoint == 0xff ? 0x178 : 0x39c;
        }
        boolean lower = codePoint >= 'a' && codePoint <= 'z' || codePoint >= 0xe0 && codePoint <= 0xfe && codePoint != 0xf7;
        return lower ? codePoint - 32 : codePoint;
    }

    public static int toTitleCase(int codePoint) {
        return isLatin1(codePoint) ? toUpperCase(codePoint) : CharacterData.of(codePoint).toTitleCase(codePoint);
    }

    /** The upper case of a character, ERROR when it is more than one. */
    static int toUpperCaseEx(int codePoint) {
        return isLatin1(codePoint) ? codePoint == 0xdf ? ERROR : toUpperCase(codePoint)
            : CharacterData.of(codePoint).toUpperCaseEx(codePoint);
    }

    static char[] toUpperCaseCharArray(int codePoint) {
        return codePoint == 0xdf ? new char[] {'S', 'S'} : CharacterData.of(codePoint).toUpperCaseCharArray(codePoint);
    }

    // --- numbers --------------------------------------------------------------------------------------------------

    public static int digit(int codePoint, int radix) {
        if (!isLatin1(codePoint)) {
            return CharacterData.of(codePoint).digit(codePoint, radix);
        }
        int value = letterOrDigitValue(codePoint);
        return value < radix && radix >= MIN_RADIX && radix <= MAX_RADIX ? value : -1;
    }

    /** 0 to 9 of a digit, 10 to 35 of a letter, of ASCII. */
    private static int letterOrDigitValue(int codePoint) {
        if (codePoint >= '0' && codePoint <= '9') {
            return codePoint - '0';
        }
        int lower = codePoint | 0x20;
        return lower >= 'a' && lower <= 'z' && codePoint < 0x80 ? lower - 'a' + 10 : -1;
    }

    public static int getNumericValue(int codePoint) {
        if (!isLatin1(codePoint)) {
            return CharacterData.of(codePoint).getNumericValue(codePoint);
        }
        switch (codePoint) {
            case 0xb9:
                return 1;
            case 0xb2:
                return 2;
            case 0xb3:
                return 3;
            case 0xbc: case 0xbd: case 0xbe:
                return -2;
            default:
                return letterOrDigitValue(codePoint);
        }
    }

    public static char forDigit(int digit, int radix) {
        if (digit >= radix || digit < 0 || radix < MIN_RADIX || radix > MAX_RADIX) {
            return '\0';
        }
        return (char) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
    }

    // --- names ----------------------------------------------------------------------------------------------------

    public static String getName(int codePoint) {
        checkCodePoint(codePoint);
        String name = CharacterName.getInstance().getName(codePoint);
        return name != null || getType(codePoint) == UNASSIGNED ? name : NameOfBlock.of(codePoint);
    }

    /** The name of a character that has none of its own: that of its block and its number. */
    private static final class NameOfBlock {
        static String of(int codePoint) {
            String number = Integer.toHexString(codePoint).toUpperCase(Locale.ROOT);
            try {
                Class<?> blocks = Class.forName("java.lang.Character$UnicodeBlock");
                Object block = blocks.getMethod("of", int.class).invoke(null, codePoint);
                return block == null ? number : block.toString().replace('_', ' ') + " " + number;
            } catch (ReflectiveOperationException noBlocks) {
                return number;
            }
        }
    }

    public static int codePointOf(String name) {
        String wanted = name.trim().toUpperCase(Locale.ROOT);
        int codePoint = CharacterName.getInstance().getCodePoint(wanted);
        if (codePoint >= 0) {
            return codePoint;
        }
        try {
            int number = Integer.parseInt(wanted, wanted.lastIndexOf(' ') + 1, wanted.length(), 16);
            if (isValidCodePoint(number) && wanted.equals(getName(number))) {
                return number;
            }
        } catch (NumberFormatException notAName) {
            throw unknownName(wanted);
        }
        throw unknownName(wanted);
    }

    private static IllegalArgumentException unknownName(String name) {
        return new IllegalArgumentException("Unrecognized character name :" + name);
    }

    // --- the same for chars ---------------------------------------------------------------------------------------

    public static int digit(char c, int radix) { return digit((int) c, radix); }
    public static byte getDirectionality(char c) { return getDirectionality((int) c); }
    public static int getNumericValue(char c) { return getNumericValue((int) c); }
    public static int getType(char c) { return getType((int) c); }
    public static boolean isDefined(char c) { return isDefined((int) c); }
    public static boolean isDigit(char c) { return isDigit((int) c); }
    public static boolean isISOControl(char c) { return isISOControl((int) c); }
    public static boolean isIdentifierIgnorable(char c) { return isIdentifierIgnorable((int) c); }
    public static boolean isJavaIdentifierPart(char c) { return isJavaIdentifierPart((int) c); }
    public static boolean isJavaIdentifierStart(char c) { return isJavaIdentifierStart((int) c); }
    public static boolean isLetter(char c) { return isLetter((int) c); }
    public static boolean isLetterOrDigit(char c) { return isLetterOrDigit((int) c); }
    public static boolean isLowerCase(char c) { return isLowerCase((int) c); }
    public static boolean isMirrored(char c) { return isMirrored((int) c); }
    public static boolean isSpaceChar(char c) { return isSpaceChar((int) c); }
    public static boolean isTitleCase(char c) { return isTitleCase((int) c); }
    public static boolean isUnicodeIdentifierPart(char c) { return isUnicodeIdentifierPart((int) c); }
    public static boolean isUnicodeIdentifierStart(char c) { return isUnicodeIdentifierStart((int) c); }
    public static boolean isUpperCase(char c) { return isUpperCase((int) c); }
    public static boolean isWhitespace(char c) { return isWhitespace((int) c); }
    public static char toLowerCase(char c) { return (char) toLowerCase((int) c); }
    public static char toTitleCase(char c) { return (char) toTitleCase((int) c); }
    public static char toUpperCase(char c) { return (char) toUpperCase((int) c); }

    @Deprecated(since = "1.1")
    public static boolean isJavaLetter(char c) {
        return isJavaIdentifierStart((int) c);
    }

    @Deprecated(since = "1.1")
    public static boolean isJavaLetterOrDigit(char c) {
        return isJavaIdentifierPart((int) c);
    }

    @Deprecated(since = "1.1")
    public static boolean isSpace(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r';
    }
}
