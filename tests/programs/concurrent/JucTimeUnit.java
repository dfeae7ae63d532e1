// since: 17
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.*;

/** TimeUnit: conversions with rounding and saturation; random numbers per thread. */
public class JucTimeUnit {
    public static void main(String[] args) throws Exception {
        System.out.println(TimeUnit.SECONDS.toMillis(3) + " " + TimeUnit.MILLISECONDS.toSeconds(-1999) + " " + TimeUnit.DAYS.toNanos(1) + " " + TimeUnit.DAYS.toNanos(1_000_000)
                + " " + TimeUnit.HOURS.toMicros(Long.MIN_VALUE / 2) + " " + TimeUnit.NANOSECONDS.toDays(Long.MAX_VALUE) + " " + TimeUnit.MINUTES.convert(7260, TimeUnit.SECONDS));
        for (TimeUnit unit : TimeUnit.values()) {
            System.out.print(unit + "=" + unit.toHours(90) + "/" + unit.toMinutes(90) + "/" + unit.convert(Duration.ofMillis(-90_500)) + "/" + unit.toChronoUnit() + " ");
        }
        System.out.println(TimeUnit.of(ChronoUnit.MICROS) + " " + TimeUnit.valueOf("DAYS").ordinal());
        try {
            TimeUnit.of(ChronoUnit.YEARS);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        long before = System.nanoTime();
        TimeUnit.MILLISECONDS.sleep(2);
        System.out.println(System.nanoTime() - before >= 2_000_000);
        Thread ends = new Thread(() -> { });
        ends.start();
        TimeUnit.SECONDS.timedJoin(ends, 100);
        System.out.println(ends.isAlive());
        Object lock = new Object();
        synchronized (lock) {
            TimeUnit.MICROSECONDS.timedWait(lock, 1500);
        }
        boolean inRange = true;
        for (int i = 0; i < 100; i++) {
            ThreadLocalRandom random = ThreadLocalRandom.current();
            int x = random.nextInt(5, 10), y = random.nextInt(7);
            long z = random.nextLong(1L << 40);
            double d = random.nextDouble();
            inRange &= x >= 5 && x < 10 && y >= 0 && y < 7 && z >= 0 && z < 1L << 40 && d >= 0 && d < 1;
        }
        System.out.println(inRange);
        try {
            ThreadLocalRandom.current().setSeed(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("no seeds");
        }
    }
}
