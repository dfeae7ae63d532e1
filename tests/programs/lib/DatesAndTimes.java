import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.Period;
import java.time.Year;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;

/** java.time with fixed dates. */
public class DatesAndTimes {
    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 2, 28);
        System.out.println(d + " " + d.plusDays(2) + " " + d.plusMonths(12) + " " + d.minusYears(1) + " " + d.getDayOfWeek() + " " + d.isLeapYear() + " " + d.lengthOfMonth() + " " + d.getDayOfYear() + " " + d.withDayOfMonth(1) + " " + d.with(TemporalAdjusters.next(DayOfWeek.MONDAY)));
        System.out.println(ChronoUnit.DAYS.between(d, LocalDate.of(2025, 1, 1)) + " " + Period.between(d, LocalDate.of(2025, 4, 1)) + " " + d.isBefore(LocalDate.MAX) + " " + d.compareTo(LocalDate.of(2024, 3, 1)) + " " + d.equals(LocalDate.parse("2024-02-28")) + " " + d.toEpochDay() + " " + LocalDate.ofEpochDay(0));
        LocalTime t = LocalTime.of(23, 59, 30);
        System.out.println(t + " " + t.plusSeconds(45) + " " + t.truncatedTo(ChronoUnit.HOURS) + " " + LocalTime.parse("07:05") + " " + t.toSecondOfDay() + " " + LocalTime.MIDNIGHT + " " + LocalTime.of(1, 2, 3, 4000000));
        LocalDateTime dt = LocalDateTime.of(d, t);
        System.out.println(dt + " " + dt.plusMinutes(1) + " " + dt.toEpochSecond(ZoneOffset.UTC) + " " + dt.format(DateTimeFormatter.ofPattern("dd/MM/yyyy HH:mm:ss")) + " " + dt.format(DateTimeFormatter.ISO_DATE) + " " + dt.format(DateTimeFormatter.BASIC_ISO_DATE));
        System.out.println(Duration.ofSeconds(3661) + " " + Duration.between(dt, dt.plusHours(5).plusNanos(1)) + " " + Duration.ofMillis(-1500) + " " + Duration.parse("PT1H30M").toMinutes() + " " + Duration.ofDays(2).plusHours(3));
        System.out.println(Instant.ofEpochSecond(1000000000) + " " + Instant.EPOCH.plusMillis(1) + " " + Instant.parse("2001-09-09T01:46:40Z").getEpochSecond() + " " + Year.of(1900).isLeap() + " " + Month.MARCH.plus(11) + " " + DayOfWeek.SUNDAY.plus(1));
        ZonedDateTime z = dt.atZone(ZoneOffset.ofHours(2));
        System.out.println(z + " " + z.toInstant() + " " + z.withZoneSameInstant(ZoneOffset.UTC) + " " + z.getOffset() + " " + ZonedDateTime.of(dt, ZoneId.of("UTC")));
        System.out.println(Period.parse("P1Y2M3D").plusDays(4) + " " + Period.ofWeeks(2) + " " + d.plus(Period.of(0, 1, 1)));
        for (Runnable r : new Runnable[] {() -> LocalDate.of(2023, 2, 29), () -> LocalDate.parse("2023-13-01"), () -> LocalTime.of(24, 0), () -> LocalDate.parse("x")}) {
            try {
                r.run();
            } catch (DateTimeParseException e) {
                System.out.println(e.getMessage());
            } catch (DateTimeException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
