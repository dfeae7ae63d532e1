import java.util.Locale;

/** Upper and lower case with locales, and names of locales. */
public class LocaleCases {
    public static void main(String[] args) {
        Locale turkish = new Locale("tr", "TR");
        System.out.println("title".toUpperCase(turkish) + " " + "TITLE".toLowerCase(turkish) + " " + "title".toUpperCase(Locale.ROOT) + " " + "Straße".toUpperCase(Locale.GERMAN) + " " + "ÄÖÜ".toLowerCase(Locale.GERMAN));
        System.out.println(turkish + " " + turkish.getLanguage() + " " + turkish.getCountry() + " " + turkish.toLanguageTag() + " " + Locale.US + " " + Locale.forLanguageTag("de-CH") + " " + Locale.ROOT.toString().isEmpty() + " " + Locale.getDefault());
        System.out.println("ﬁn".toUpperCase(Locale.ROOT) + " " + "ΟΔΟΣ".toLowerCase(Locale.ROOT) + " " + "ŉ".toUpperCase(Locale.ROOT).length() + " " + "Ǆ".toLowerCase(Locale.ROOT) + " " + "İ".toLowerCase(Locale.ROOT).length() + " " + "ı".equalsIgnoreCase("I"));
    }
}
