// since: 11
import java.text.*;
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.time.zone.ZoneRules;
import java.util.*;

/** Dates, calendars, time zones and java.time, in several locales. */
public class Dates {
    static void calendars() throws ParseException {
        TimeZone zone = TimeZone.getTimeZone("Europe/Berlin");
        Calendar calendar = new GregorianCalendar(zone, Locale.GERMANY);
        calendar.setTimeInMillis(1700000000123L);
        System.out.println(calendar.get(Calendar.YEAR) + " " + calendar.get(Calendar.MONTH) + " " + calendar.get(Calendar.DAY_OF_WEEK) + " " + calendar.get(Calendar.HOUR_OF_DAY)
            + " " + calendar.get(Calendar.WEEK_OF_YEAR) + " " + calendar.getActualMaximum(Calendar.DAY_OF_MONTH) + " " + calendar.getFirstDayOfWeek());
        calendar.add(Calendar.MONTH, 15);
        calendar.roll(Calendar.DAY_OF_MONTH, 20);
        System.out.println(calendar.getTimeInMillis() + " " + calendar.getTime().getTime() + " " + ((GregorianCalendar) calendar).isLeapYear(2000));
        System.out.println(zone.getOffset(1700000000123L) + " " + zone.inDaylightTime(new Date(1690000000123L)) + " " + zone.getDisplayName(Locale.ENGLISH) + " " + zone.getID());
        System.out.println(TimeZone.getTimeZone("GMT+3:30").getRawOffset() + " " + TimeZone.getTimeZone("nowhere").getID() + " " + TimeZone.getDefault().getID());
        System.out.println(new Date(0) + " " + new Date(5).compareTo(new Date(6)) + " " + new Date(7).after(new Date(3)) + " " + new Date(100, 0, 1).getDay());
        SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss.SSSZ EEE MMM", Locale.US);
        format.setTimeZone(zone);
        System.out.println(format.format(new Date(1700000000123L)) + " " + format.parse("2001-02-03T04:05:06.007+0100 Sat Feb").getTime());
        try {
            format.parse("nonsense");
        } catch (ParseException expected) {
            System.out.println(expected.getMessage() + " " + expected.getErrorOffset());
        }
        TimeZone.setDefault(TimeZone.getTimeZone("America/New_York"));
        System.out.println(new Date(0) + " " + new SimpleDateFormat("HH:mm zzz").format(new Date(0)));
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        System.out.println(DateFormat.getDateInstance(DateFormat.LONG, Locale.GERMANY).format(new Date(0)) + " " + DateFormat.getDateInstance(DateFormat.SHORT, Locale.UK).format(new Date(0)));
    }

    static void times() {
        LocalDate date = LocalDate.of(2024, 2, 29);
        System.out.println(date.plusYears(1) + " " + date.with(TemporalAdjusters.firstInMonth(DayOfWeek.MONDAY)) + " " + date.isLeapYear() + " " + date.getDayOfWeek() + " " + date.lengthOfMonth());
        System.out.println(ChronoUnit.DAYS.between(date, LocalDate.of(2025, 1, 1)) + " " + Period.between(date, LocalDate.of(2025, 5, 1)) + " " + date.atStartOfDay() + " " + date.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR));
        LocalDateTime time = LocalDateTime.parse("2024-03-31T01:30:00");
        ZonedDateTime zoned = time.atZone(ZoneId.of("Europe/Paris"));
        System.out.println(zoned + " " + zoned.plusHours(1) + " " + zoned.toInstant() + " " + zoned.withZoneSameInstant(ZoneId.of("Asia/Tokyo")));
        ZoneRules rules = ZoneId.of("America/Sao_Paulo").getRules();
        System.out.println(rules.getOffset(Instant.EPOCH) + " " + rules.isFixedOffset() + " " + rules.getTransition(LocalDateTime.of(2018, 11, 4, 0, 30)) + " " + ZoneId.getAvailableZoneIds().contains("Africa/Lagos"));
        System.out.println(Duration.parse("PT1H2M3.5S").toMillis() + " " + Duration.ofSeconds(3661).plusNanos(5) + " " + Duration.between(Instant.EPOCH, Instant.ofEpochSecond(90)) + " " + Instant.parse("2001-01-01T00:00:00Z").toEpochMilli());
        System.out.println(LocalTime.of(23, 59).plusMinutes(2) + " " + Year.of(2100).isLeap() + " " + YearMonth.of(2024, 2).atEndOfMonth() + " " + MonthDay.of(12, 25) + " " + OffsetDateTime.of(time, ZoneOffset.ofHours(-5)));
        System.out.println(Clock.fixed(Instant.EPOCH, ZoneOffset.UTC).instant() + " " + JapaneseDate.of(2020, 1, 1) + " " + ThaiBuddhistDate.of(2563, 1, 1) + " " + HijrahDate.of(1441, 5, 5));
        try {
            LocalDate.of(2023, 2, 29);
        } catch (DateTimeException expected) {
            System.out.println(expected.getMessage());
        }
        try {
            LocalTime.parse("25:00");
        } catch (DateTimeParseException expected) {
            System.out.println(expected.getMessage());
        }
        try {
            ZoneId.of("No/Where");
        } catch (DateTimeException expected) {
            System.out.println(expected.getMessage());
        }
    }

    static void formats() {
        ZonedDateTime zoned = ZonedDateTime.of(2024, 7, 4, 15, 6, 7, 80, ZoneId.of("America/Los_Angeles"));
        System.out.println(DateTimeFormatter.ISO_ZONED_DATE_TIME.format(zoned) + " " + DateTimeFormatter.RFC_1123_DATE_TIME.format(zoned) + " " + DateTimeFormatter.BASIC_ISO_DATE.format(zoned));
        System.out.println(DateTimeFormatter.ofPattern("EEEE, d. MMMM yyyy HH:mm:ss.SSSSSSSSS VV xxx", Locale.GERMANY).format(zoned));
        System.out.println(DateTimeFormatter.ofPattern("EEE d MMM yy hh:mm a z", Locale.FRANCE).format(zoned) + " " + DateTimeFormatter.ofPattern("GGGG QQQ w", Locale.US).format(zoned));
        System.out.println(DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL).withLocale(Locale.US).format(zoned) + " " + DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM).withLocale(Locale.ITALY).format(zoned));
        System.out.println(LocalDate.parse("4/7/2024", DateTimeFormatter.ofPattern("d/M/yyyy")) + " " + DateTimeFormatter.ofPattern("HH:mm").parse("10:20").get(ChronoField.MINUTE_OF_HOUR));
        System.out.println(Month.MAY.getDisplayName(TextStyle.FULL, Locale.FRENCH) + " " + DayOfWeek.FRIDAY.getDisplayName(TextStyle.SHORT_STANDALONE, new Locale("es")) + " " + WeekFields.of(Locale.US).getFirstDayOfWeek());
        System.out.println(String.format("%tF %<tT %<tA %<tB %<tZ %<ts", zoned) + " " + String.format(Locale.FRANCE, "%tA", zoned));
    }

    public static void main(String[] args) throws ParseException {
        calendars();
        times();
        formats();
        System.out.println(System.currentTimeMillis() / 1000 - Instant.now().getEpochSecond() <= 1);
    }
}
