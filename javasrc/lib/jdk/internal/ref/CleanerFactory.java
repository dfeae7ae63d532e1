package jdk.internal.ref;

import java.lang.ref.Cleaner;
import java.lang.ref.Collector;

/** The cleaner of the library's own classes. It has no thread: what they leave open is closed when the program ends. */
public final class CleanerFactory {
    private static final Cleaner common = Collector.idleCleaner();

    public CleanerFactory() {
    }

    public static Cleaner cleaner() {
        return common;
    }
}
