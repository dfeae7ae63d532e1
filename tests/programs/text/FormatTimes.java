import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;

/** %t with the classes of java.time. */
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
    }
}
