package java.util.concurrent;

import java.time.Duration;
import java.time.temporal.ChronoUnit;

/** A unit of time. */
public enum TimeUnit {
    NANOSECONDS(1L),
    MICROSECONDS(1_000L),
    MILLISECONDS(1_000_000L),
    SECONDS(1_000_000_000L),
    MINUTES(60_000_000_000L),
    HOURS(3_600_000_000_000L),
    DAYS(86_400_000_000_000L);

    private final long nanos;

    TimeUnit(long nanos) {
        this.nanos = nanos;
    }

    /** A duration in this unit, given in another: rounds towards zero and stays in range. */
    public long convert(long sourceDuration, TimeUnit sourceUnit) {
        if (nanos >= sourceUnit.nanos) {
            return sourceDuration / (nanos / sourceUnit.nanos);
        }
        long factor = sourceUnit.nanos / nanos, limit = Long.MAX_VALUE / factor;
        if (sourceDuration > limit) {
            return Long.MAX_VALUE;
        }
        return sourceDuration < -limit ? Long.MIN_VALUE : sourceDuration * factor;
    }

    public long convert(Duration duration) {
        long seconds = duration.getSeconds(), rest = duration.getNano();
        if (seconds < 0 && rest > 0) {
            seconds++;
            rest -= SECONDS.nanos;
        }
        if (nanos >= SECONDS.nanos) {
            return seconds / (nanos / SECONDS.nanos);
        }
        long whole = convert(seconds, SECONDS);
        if (whole == Long.MAX_VALUE || whole == Long.MIN_VALUE) {
            return whole;
        }
        long sum = whole + rest / nanos;
        if (duration.isNegative()) {
            return sum > 0 ? Long.MIN_VALUE : sum;
        }
        return sum < 0 ? Long.MAX_VALUE : sum;
    }

    public long toNanos(long duration) {
        return NANOSECONDS.convert(duration, this);
    }

    public long toMicros(long duration) {
        return MICROSECONDS.convert(duration, this);
    }

    public long toMillis(long duration) {
        return MILLISECONDS.convert(duration, this);
    }

    public long toSeconds(long duration) {
        return SECONDS.convert(duration, this);
    }

    public long toMinutes(long duration) {
        return MINUTES.convert(duration, this);
    }

    public long toHours(long duration) {
        return HOURS.convert(duration, this);
    }

    public long toDays(long duration) {
        return DAYS.convert(duration, this);
    }

    /** The nanoseconds beyond whole milliseconds. */
    private int excessNanos(long duration, long millis) {
        return nanos >= MILLISECONDS.nanos ? 0 : (int) (toNanos(duration) - millis * MILLISECONDS.nanos);
    }

    public void timedWait(Object obj, long timeout) throws InterruptedException {
        if (timeout > 0) {
            long millis = toMillis(timeout);
            obj.wait(millis, excessNanos(timeout, millis));
        }
    }

    public void timedJoin(Thread thread, long timeout) throws InterruptedException {
        if (timeout > 0) {
            long millis = toMillis(timeout);
            thread.join(millis, excessNanos(timeout, millis));
        }
    }

    public void sleep(long timeout) throws InterruptedException {
        if (timeout > 0) {
            long millis = toMillis(timeout);
            Thread.sleep(millis, excessNanos(timeout, millis));
        }
    }

    public ChronoUnit toChronoUnit() {
        int place = this == DAYS ? ChronoUnit.DAYS.ordinal() : ordinal();     // half days are no TimeUnit
        return ChronoUnit.values()[place];
    }

    public static TimeUnit of(ChronoUnit chronoUnit) {
        switch (java.util.Objects.requireNonNull(chronoUnit, "chronoUnit")) {
            case NANOS:   return NANOSECONDS;
            case MICROS:  return MICROSECONDS;
            case MILLIS:  return MILLISECONDS;
            case SECONDS: return SECONDS;
            case MINUTES: return MINUTES;
            case HOURS:   return HOURS;
            case DAYS:    return DAYS;
            default:      throw new IllegalArgumentException("No TimeUnit equivalent for " + chronoUnit);
        }
    }
}
