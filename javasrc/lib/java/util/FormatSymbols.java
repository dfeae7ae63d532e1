package java.util;

import java.text.DecimalFormatSymbols;

/** What a locale changes in formatted numbers. English (also: no locale) is known without the JDK's locale data. */
final class FormatSymbols {
    private static final FormatSymbols ENGLISH = new FormatSymbols(null, '0', '.', ',');
    /** The root locale has short names of months and days only, English ones. */
    static final FormatSymbols ROOT = new FormatSymbols(null, '0', '.', ',');

    final Locale locale;                    // null: English
    final char zero;
    final char point;
    final char group;

    private FormatSymbols(Locale locale, char zero, char point, char group) {
        this.locale = locale;
        this.zero = zero;
        this.point = point;
        this.group = group;
    }

    static FormatSymbols of(Locale locale) {
        if (locale == null || locale.getLanguage().equals("en"))
            return ENGLISH;
        if (locale.getLanguage().isEmpty())
            return ROOT;
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(locale);
        return new FormatSymbols(locale, symbols.getZeroDigit(), symbols.getDecimalSeparator(),
            symbols.getGroupingSeparator());
    }

    String upperCase(String text) {
        return locale == null ? text.toUpperCase() : text.toUpperCase(locale);
    }

    /** The digits 0 to 9 as this locale writes them. */
    String digits(String ascii) {
        if (zero == '0')
            return ascii;
        StringBuilder text = new StringBuilder(ascii.length());
        for (int i = 0; i < ascii.length(); i++) {
            char c = ascii.charAt(i);
            text.append(c >= '0' && c <= '9' ? (char) (c - '0' + zero) : c);
        }
        return text.toString();
    }
}
