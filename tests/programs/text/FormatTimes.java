import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.TimeZone;

/** %t with the classes of java.time, and with dates and calendars from before there was a time zone. */
public class FormatTimes {
    public static void main(String[] args) {
        LocalDateTime time = LocalDateTime.of(2024, 2, 29, 15, 4, 5, 678_901_234);
        System.out.println(String.format("%tY-%<tm-%<td %<tH:%<tM:%<tS.%<tL %<tN", time));
        System.out.println(String.format("%tA %<ta %<tB %<tb %<th %<te %<tj %<ty %<tC %<tI %<tl %<tk %<tp %<Tp", time));
        System.out.println(String.format("%tF %<tT %<tR %<tr %<tD", time));
        System.out.println(String.format("%12tF|%-12tF|%TB", LocalDate.of(1999, 12, 31), LocalDate.of(7, 1, 2), time));
        System.out.println(String.format("%ts %<tQ %<tz", ZonedDateTime.of(time, ZoneOffset.ofHoursMinutes(-3, -30))));
        try {
            System.out.println(String.format("%tY", LocalTime.NOON));
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        TimeZone.setDefault(TimeZone.getTimeZone("America/New_York"));
        for (long millis : new long[] {-20000000000000L, -12219292800001L, -12219292800000L, -62135596800001L, -2208988800001L, 0, Long.MIN_VALUE})
            System.out.println(String.format("%tF %<tT %<tB %<tA %<tj %<ty %<tC %<ts %<tQ %<tD %<tc %<tz", new Date(millis)) + String.format(" %tF", millis));
        System.out.println(String.format("%tF %<tB %<tC %<ty %<tj %<tA", new Calendar.Builder().setCalendarType("buddhist").setDate(2560, 1, 3).build()));
        System.out.println(String.format("%tF %<tB %<tc", new GregorianCalendar(1500, Calendar.FEBRUARY, 29)));
    }
}
