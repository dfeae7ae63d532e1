package java.util;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;

/** Dates and times for %t, through java.time. Names are English unless a locale asks for others. */
final class FormatDateTime {
    private static final String KNOWN = "HIklMNLQpsSTzZaAbBCdehjmyYrRcDF";
    private static final String MONTHS = "January February March April May June July August September October November December";
    private static final String DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday";

    private final FormatSymbols symbols;
    private final TemporalAccessor time;
    private final boolean fromMillis;       // seconds are then cut, not floored
    private final Calendar calendar;        // whose dates count, where they are not those of java.time; else null

    private FormatDateTime(FormatSymbols symbols, TemporalAccessor time, boolean fromMillis, Calendar calendar) {
        this.symbols = symbols;
        this.time = time;
        this.fromMillis = fromMillis;
        this.calendar = calendar;
    }

    static boolean isKnown(char conversion) {
        return KNOWN.indexOf(conversion) >= 0;
    }

    /** The text, or null when the argument is no date or time. */
    static String format(char conversion, FormatSymbols symbols, Object argument) {
        if (argument instanceof TemporalAccessor time)
            return new FormatDateTime(symbols, time, false, null).text(conversion);
        if (argument instanceof Long millis)
            return ofMillis(symbols, millis, null).text(conversion);
        if (argument instanceof Date date)
            return ofMillis(symbols, date.getTime(), null).text(conversion);
        if (argument instanceof Calendar calendar)
            return ofMillis(symbols, ((Calendar) calendar.clone()).getTimeInMillis(), calendar).text(conversion);
        return null;
    }

    /** A calendar's dates and zones are not always those of java.time: they are Julian up to 1582, and without local mean time. */
    private static FormatDateTime ofMillis(FormatSymbols symbols, long millis, Calendar given) {
        Instant instant = Instant.ofEpochMilli(millis);
        ZonedDateTime time = instant.atZone(given == null ? ZoneId.systemDefault() : given.getTimeZone().toZoneId());
        boolean isGregorian = given == null || given.getClass() == GregorianCalendar.class;
        if (isGregorian && time.getYear() > 1900 && time.getYear() < 10000)
            return new FormatDateTime(symbols, time, true, null);
        Calendar calendar = given == null ? new GregorianCalendar() : (Calendar) given.clone();
        calendar.setTimeInMillis(millis);
        int offset = calendar.get(Calendar.ZONE_OFFSET) + calendar.get(Calendar.DST_OFFSET);
        return new FormatDateTime(symbols, instant.atOffset(ZoneOffset.ofTotalSeconds(offset / 1000)), true, calendar);
    }

    private String text(char conversion) {
        try {
            return time(conversion);
        } catch (DateTimeException e) {
            throw new IllegalFormatConversionException(conversion, time.getClass());
        }
    }

    private String time(char conversion) {
        switch (conversion) {
            case 'H':
                return padded(ChronoField.HOUR_OF_DAY, 2);
            case 'k':
                return number(time.get(ChronoField.HOUR_OF_DAY), 1);
            case 'I':
                return number(clockHour(), 2);
            case 'l':
                return number(clockHour(), 1);
            case 'M':
                return padded(ChronoField.MINUTE_OF_HOUR, 2);
            case 'S':
                return padded(ChronoField.SECOND_OF_MINUTE, 2);
            case 'L':
                return padded(ChronoField.MILLI_OF_SECOND, 3);
            case 'N':
                return padded(ChronoField.NANO_OF_SECOND, 9);
            case 'p':
                return amPm();
            case 'z':
                return offset();
            case 'Z':
                return zone();
            case 's':
                return number(fromMillis ? millis() / 1000 : time.getLong(ChronoField.INSTANT_SECONDS), 1);
            case 'Q':
                return number(millis(), 1);
            case 'R':
                return text('H') + ":" + text('M');
            case 'T':
                return text('R') + ":" + text('S');
            case 'r':
                return text('I') + ":" + text('M') + ":" + text('S') + " " + symbols.upperCase(text('p'));
            default:
                return date(conversion);
        }
    }

    private String date(char conversion) {
        switch (conversion) {
            case 'B':
                return month(true);
            case 'b':
            case 'h':
                return month(false);
            case 'A':
                return day(true);
            case 'a':
                return day(false);
            case 'C':
                return number(year() / 100, 2);
            case 'Y':
                return number(year(), 4);
            case 'y':
                return number(year() % 100, 2);
            case 'j':
                return number(dayOfYear(), 3);
            case 'm':
                return number(month(), 2);
            case 'd':
                return number(dayOfMonth(), 2);
            case 'e':
                return number(dayOfMonth(), 1);
            case 'D':
                return text('m') + "/" + text('d') + "/" + text('y');
            case 'F':
                return text('Y') + "-" + text('m') + "-" + text('d');
            default:
                return text('a') + " " + text('b') + " " + text('d') + " " + text('T') + " " + text('Z') + " " + text('Y');
        }
    }

    private String padded(ChronoField field, int width) {
        return number(time.get(field), width);
    }

    private int year() { return calendar != null ? calendar.get(Calendar.YEAR) : time.get(ChronoField.YEAR_OF_ERA); }
    private int month() { return calendar != null ? calendar.get(Calendar.MONTH) + 1 : time.get(ChronoField.MONTH_OF_YEAR); }
    private int dayOfMonth() { return calendar != null ? calendar.get(Calendar.DAY_OF_MONTH) : time.get(ChronoField.DAY_OF_MONTH); }
    private int dayOfYear() { return calendar != null ? calendar.get(Calendar.DAY_OF_YEAR) : time.get(ChronoField.DAY_OF_YEAR); }

    private String number(long value, int width) {
        String digits = Long.toString(value);
        if (value < 0)
            digits = digits.substring(1);
        String zeros = digits.length() < width ? "0".repeat(width - digits.length()) : "";
        return (value < 0 ? "-" : "") + symbols.digits(zeros + digits);
    }

    private long millis() {
        return time.getLong(ChronoField.INSTANT_SECONDS) * 1000 + time.get(ChronoField.MILLI_OF_SECOND);
    }

    private int clockHour() {
        return time.get(ChronoField.CLOCK_HOUR_OF_AMPM);
    }

    private String amPm() {
        boolean afternoon = time.get(ChronoField.AMPM_OF_DAY) == 1;
        if (symbols.locale == null)
            return afternoon ? "pm" : "am";
        String name = java.time.format.DateTimeFormatter.ofPattern("a", symbols.locale).format(LocalTime.of(afternoon ? 12 : 0, 0));
        return name.toLowerCase(symbols.locale);
    }

    private String offset() {
        int minutes = time.get(ChronoField.OFFSET_SECONDS) / 60;
        int size = Math.abs(minutes);
        return (minutes < 0 ? "-" : "+") + number(size / 60 * 100 + size % 60, 4);
    }

    private String zone() {
        if (calendar != null)
            return zone(calendar.getTimeZone(), calendar.get(Calendar.DST_OFFSET) != 0);
        ZoneId zone = time.query(TemporalQueries.zone());
        if (zone == null)
            throw new IllegalFormatConversionException('Z', time.getClass());
        if (zone instanceof java.time.ZoneOffset || !time.isSupported(ChronoField.INSTANT_SECONDS))
            return zone.getId();
        return zone(TimeZone.getTimeZone(zone), zone.getRules().isDaylightSavings(Instant.from(time)));
    }

    private String zone(TimeZone timeZone, boolean summer) {
        return timeZone.getDisplayName(summer, TimeZone.SHORT, symbols.locale == null ? Locale.ENGLISH : symbols.locale);
    }

    private String month(boolean full) {
        int month = month();
        if (symbols.locale != null)
            return java.time.Month.of(month).getDisplayName(full ? TextStyle.FULL : TextStyle.SHORT, symbols.locale);
        return english(MONTHS, month, full && symbols != FormatSymbols.ROOT);
    }

    private String day(boolean full) {
        int day = time.get(ChronoField.DAY_OF_WEEK);
        if (symbols.locale != null)
            return java.time.DayOfWeek.of(day).getDisplayName(full ? TextStyle.FULL : TextStyle.SHORT, symbols.locale);
        return english(DAYS, day, full && symbols != FormatSymbols.ROOT);
    }

    private static String english(String names, int number, boolean full) {
        String name = names.split(" ")[number - 1];
        return full ? name : name.substring(0, 3);
    }
}
