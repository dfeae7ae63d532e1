package java.lang;

import java.io.PrintStream;
import java.io.PrintWriter;

/** What can be thrown. The stack is kept as the VM recorded it and becomes elements only when someone asks. */
public class Throwable implements java.io.Serializable {
    private static final long serialVersionUID = -3042686055658047285L;
    private static final StackTraceElement[] NO_TRACE = new StackTraceElement[0];
    private static final Throwable[] NONE = new Throwable[0];

    /** The VM's record of the stack; null when there is none, as after setStackTrace. */
    private transient Object backtrace;
    private String detailMessage;
    /** Itself while no cause has been set. */
    private Throwable cause = this;
    /** What was set or has been asked for; NO_TRACE without a backtrace also stands for a trace that cannot be written. */
    private StackTraceElement[] stackTrace;
    /** null when suppression is disabled. */
    private transient Throwable[] suppressed = NONE;
    /** Those of `suppressed`, while the exception is written or read; else null. */
    private java.util.List<Throwable> suppressedExceptions;

    /** Its call initializes the class. */
    static void prepare() {
    }

    public Throwable() {
        fillInStackTrace();
    }

    public Throwable(String message) {
        fillInStackTrace();
        detailMessage = message;
    }

    public Throwable(String message, Throwable cause) {
        fillInStackTrace();
        detailMessage = message;
        this.cause = cause;
    }

    public Throwable(Throwable cause) {
        fillInStackTrace();
        detailMessage = cause == null ? null : cause.toString();
        this.cause = cause;
    }

    protected Throwable(String message, Throwable cause, boolean enableSuppression, boolean writableStackTrace) {
        if (writableStackTrace) {
            fillInStackTrace();
        } else {
            stackTrace = NO_TRACE;
        }
        detailMessage = message;
        this.cause = cause;
        if (!enableSuppression) {
            suppressed = null;
        }
    }

    public String getMessage() {
        return detailMessage;
    }

    public String getLocalizedMessage() {
        return getMessage();
    }

    public synchronized Throwable getCause() {
        return cause == this ? null : cause;
    }

    public synchronized Throwable initCause(Throwable newCause) {
        if (cause != this) {
            throw new IllegalStateException("Can't overwrite cause with " + (newCause == null ? "a null" : newCause), this);
        }
        if (newCause == this) {
            throw new IllegalArgumentException("Self-causation not permitted", this);
        }
        cause = newCause;
        return this;
    }

    final void setCause(Throwable newCause) {
        cause = newCause;
    }

    @Override
    public String toString() {
        String message = getLocalizedMessage(), name = getClass().getName();
        return message == null ? name : name + ": " + message;
    }

    public final synchronized void addSuppressed(Throwable exception) {
        if (exception == this) {
            throw new IllegalArgumentException("Self-suppression not permitted", exception);
        }
        java.util.Objects.requireNonNull(exception, "Cannot suppress a null exception.");
        if (suppressed != null) {
            Throwable[] more = new Throwable[suppressed.length + 1];
            System.arraycopy(suppressed, 0, more, 0, suppressed.length);
            more[suppressed.length] = exception;
            suppressed = more;
        }
    }

    public final synchronized Throwable[] getSuppressed() {
        return suppressed == null || suppressed.length == 0 ? NONE : suppressed.clone();
    }

    // --- the stack ------------------------------------------------------------------------------------------------

    public synchronized Throwable fillInStackTrace() {
        if (stackTrace != NO_TRACE || backtrace != null) {
            record();
            stackTrace = null;
        }
        return this;
    }

    /** Puts the present stack into `backtrace`, without this method, fillInStackTrace and the exception's constructors. */
    private native void record();

    /** The recorded stack as elements; none when there is no record. */
    private native StackTraceElement[] elements();

    public StackTraceElement[] getStackTrace() {
        return trace().clone();
    }

    private synchronized StackTraceElement[] trace() {
        if (stackTrace == null) {
            stackTrace = backtrace == null ? NO_TRACE.clone() : elements();
        }
        return stackTrace;
    }

    public void setStackTrace(StackTraceElement[] stackTrace) {
        StackTraceElement[] copy = stackTrace.clone();
        for (int i = 0; i < copy.length; i++) {
            if (copy[i] == null) {
                throw new NullPointerException("stackTrace[" + i + "]");
            }
        }
        synchronized (this) {
            if (this.stackTrace != NO_TRACE || backtrace != null) {
                this.stackTrace = copy;
            }
        }
    }

    // --- printing -------------------------------------------------------------------------------------------------

    public void printStackTrace() {
        printStackTrace(System.err);
    }

    public void printStackTrace(PrintStream stream) {
        synchronized (stream) {
            print(new Printer(stream, null));
        }
    }

    public void printStackTrace(PrintWriter writer) {
        synchronized (writer) {
            print(new Printer(null, writer));
        }
    }

    /** Where a trace is printed, and which throwables have been printed there. */
    private static final class Printer {
        private final PrintStream stream;
        private final PrintWriter writer;
        private Throwable[] seen = new Throwable[4];
        private int count;

        Printer(PrintStream stream, PrintWriter writer) {
            this.stream = stream;
            this.writer = writer;
        }

        void println(Object line) {
            if (stream != null) {
                stream.println(line);
            } else {
                writer.println(line);
            }
        }

        boolean isNew(Throwable throwable) {
            for (int i = 0; i < count; i++) {
                if (seen[i] == throwable) {
                    return false;
                }
            }
            if (count == seen.length) {
                Throwable[] more = new Throwable[count * 2];
                System.arraycopy(seen, 0, more, 0, count);
                seen = more;
            }
            seen[count++] = throwable;
            return true;
        }
    }

    private void print(Printer printer) {
        printer.isNew(this);
        printer.println(this);
        StackTraceElement[] trace = trace();
        for (StackTraceElement element : trace) {
            printer.println("\tat " + element);
        }
        printRelated(printer, trace, "");
    }

    private void printRelated(Printer printer, StackTraceElement[] trace, String indent) {
        for (Throwable other : getSuppressed()) {
            other.printEnclosed(printer, trace, "Suppressed: ", indent + "\t");
        }
        Throwable reason = getCause();
        if (reason != null) {
            reason.printEnclosed(printer, trace, "Caused by: ", indent);
        }
    }

    /** Prints the trace of a cause or suppressed exception, without the lines that it shares with the one around it. */
    private void printEnclosed(Printer printer, StackTraceElement[] enclosing, String caption, String indent) {
        if (!printer.isNew(this)) {
            printer.println(indent + caption + "[CIRCULAR REFERENCE: " + this + "]");
            return;
        }
        StackTraceElement[] trace = trace();
        int last = trace.length - 1, other = enclosing.length - 1;
        while (last >= 0 && other >= 0 && trace[last].equals(enclosing[other])) {
            last--;
            other--;
        }
        printer.println(indent + caption + this);
        for (int i = 0; i <= last; i++) {
            printer.println(indent + "\tat " + trace[i]);
        }
        int common = trace.length - 1 - last;
        if (common != 0) {
            printer.println(indent + "\t... " + common + " more");
        }
        printRelated(printer, trace, indent);
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        getStackTrace();
        suppressedExceptions = suppressed == null ? null : new java.util.ArrayList<>(java.util.Arrays.asList(suppressed));
        try {
            out.defaultWriteObject();
        } finally {
            suppressedExceptions = null;
        }
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        suppressed = suppressedExceptions == null ? null : suppressedExceptions.toArray(NONE);
        suppressedExceptions = null;
    }
}
