// since: 11
import java.text.*;
import java.util.*;

/** Numbers, messages, choices, collation, normalization, boundaries, bundles and currencies in several locales. */
public class TextAndLocales {
    public static class Words extends ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "Hello"}, {"bye", "Bye"}};
        }
    }

    public static class Words_de extends ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "Hallo"}};
        }
    }

    static void numbers() throws ParseException {
        for (Locale locale : new Locale[] {Locale.US, Locale.GERMANY, Locale.FRANCE, new Locale("hi", "IN"), Locale.ROOT}) {
            System.out.println(NumberFormat.getInstance(locale).format(-1234567.891) + " " + NumberFormat.getPercentInstance(locale).format(0.256) + " "
                + NumberFormat.getIntegerInstance(locale).format(2.5) + " " + NumberFormat.getCurrencyInstance(locale).format(9.99));
        }
        DecimalFormat format = new DecimalFormat("#,##0.00;(#,##0.00)", DecimalFormatSymbols.getInstance(Locale.US));
        System.out.println(format.format(1234.5) + " " + format.format(-1234.565) + " " + format.toPattern() + " " + format.parse("(5.25)"));
        format.setRoundingMode(java.math.RoundingMode.DOWN);
        format.setMaximumFractionDigits(1);
        System.out.println(format.format(0.19) + " " + format.format(Double.NaN) + " " + format.format(Double.POSITIVE_INFINITY) + " " + format.format(new java.math.BigDecimal("123456789012345678.99")));
        System.out.println(new DecimalFormat("000.##E0").format(12345) + " " + new DecimalFormat("'#'#").format(5) + " " + new DecimalFormat("0.0\u2030").format(0.0123));
        System.out.println(new ChoiceFormat("0#none|1#one|1<many").format(7) + " " + Currency.getInstance("EUR").getSymbol(Locale.GERMANY) + " " + Currency.getInstance(Locale.JAPAN).getDefaultFractionDigits());
        System.out.println(new DecimalFormatSymbols(Locale.GERMANY).getDecimalSeparator() + " " + NumberFormat.getInstance(Locale.GERMANY).parse("1.234,5"));
    }

    static void messages() {
        System.out.println(MessageFormat.format("{0} has {1,number,integer} of {2,choice,0#none|1#one|1<{2} things}, {3,date,yyyy} it''s '{x}'", "Ann", 1234, 5, new Date(0)));
        System.out.println(new MessageFormat("{0,number,#.##} {1}", Locale.GERMANY).format(new Object[] {3.14159, null}));
        try {
            MessageFormat.format("{", 1);
        } catch (IllegalArgumentException expected) {
            System.out.println(expected.getMessage());
        }
    }

    static void texts() {
        System.out.println(Normalizer.normalize("e\u0301\ufb01", Normalizer.Form.NFC).length() + " " + Normalizer.normalize("\u00e9\ufb01", Normalizer.Form.NFKD).length() + " " + Normalizer.isNormalized("\u00e9", Normalizer.Form.NFD));
        Collator collator = Collator.getInstance(Locale.GERMANY);
        String[] words = {"zebra", "\u00c4pfel", "apfel", "Apfel", "Zoo"};
        Arrays.sort(words, collator);
        System.out.println(Arrays.toString(words) + " " + collator.compare("a", "B"));
        BreakIterator sentences = BreakIterator.getSentenceInstance(Locale.US);
        sentences.setText("One. Two is here! Three?");
        int count = 0;
        for (int at = sentences.first(); sentences.next() != BreakIterator.DONE; ) {
            count++;
        }
        BreakIterator wordsOf = BreakIterator.getWordInstance();
        wordsOf.setText("two words");
        System.out.println(count + " " + wordsOf.next() + " " + wordsOf.next() + " " + wordsOf.last());
        System.out.println("\u0130stanbul".toLowerCase(new Locale("tr")) + " " + "title".toUpperCase(new Locale("tr")) + " " + "\u00df".toUpperCase() + " " + Character.getName('A') + " " + Character.UnicodeBlock.of('\u20ac') + " " + Character.UnicodeScript.of('\u03b1'));
    }

    static void locales() {
        Locale locale = Locale.forLanguageTag("zh-Hant-TW");
        System.out.println(locale.getDisplayName(Locale.ENGLISH) + " " + locale.getScript() + " " + Locale.GERMANY.getDisplayCountry(Locale.FRENCH) + " " + Locale.JAPAN.getDisplayLanguage(Locale.ENGLISH) + " " + Locale.US.getISO3Country());
        System.out.println(Locale.getDefault() + " " + new Locale("de", "AT").toLanguageTag() + " " + (Locale.getAvailableLocales().length > 100) + " " + Arrays.asList(Locale.getISOCountries()).contains("CH"));
        ResourceBundle bundle = ResourceBundle.getBundle("TextAndLocales$Words", Locale.GERMANY);
        System.out.println(bundle.getString("hello") + " " + bundle.getString("bye") + " " + bundle.getLocale() + " " + ResourceBundle.getBundle("TextAndLocales$Words", Locale.FRANCE).getString("hello"));
        try {
            bundle.getString("none");
        } catch (MissingResourceException expected) {
            System.out.println(expected.getMessage());
        }
        try {
            ResourceBundle.getBundle("nowhere");
        } catch (MissingResourceException expected) {
            System.out.println(expected.getMessage());
        }
    }

    public static void main(String[] args) throws ParseException {
        numbers();
        messages();
        texts();
        locales();
    }
}
