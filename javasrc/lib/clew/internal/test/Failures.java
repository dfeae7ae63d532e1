package clew.internal.test;

/** What a test and its fixtures throw. A failure comes before an assumption that does not hold; of two failures the first counts. */
final class Failures {
    private Throwable first;                // later ones are suppressed by it; null: none

    Throwable first() {
        return first;
    }

    synchronized void add(Throwable later) {
        Throwable before = first;
        if (before == null || isAssumption(before) && !isAssumption(later)) {
            first = later;
            later = before;
        }
        if (later != null && later != first) {
            first.addSuppressed(later);
        }
    }

    /** A test whose assumption fails is neither passed nor failed. */
    static boolean isAssumption(Throwable failure) {
        for (Class<?> type = failure.getClass(); type != null; type = type.getSuperclass()) {
            switch (type.getName()) {
                case "org.opentest4j.TestAbortedException": case "org.opentest4j.IncompleteExecutionException":
                case "org.junit.internal.AssumptionViolatedException": case "org.testng.SkipException": return true;
                default: break;
            }
        }
        return false;
    }
}
