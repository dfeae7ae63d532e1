package clew.internal.test;

import clew.internal.Reflect;
import java.util.StringJoiner;

/** The exceptions that a test of JUnit 4 or TestNG must throw. */
final class Expectation {
    private static final Expectation NOTHING = new Expectation(TestCase.NONE, ".*");

    private final Object[] types;           // descriptors
    private final String message;           // a pattern

    private Expectation(Object[] types, String message) {
        this.types = types;
        this.message = message;
    }

    static Expectation of(TestCase test) {
        Mark junit = Marks.find(test.marks, "org.junit.Test"), testng = test.framework == Framework.TESTNG ? test.testNg() : null;
        if (test.framework == Framework.JUNIT4 && junit != null && junit.values.containsKey("expected")
                && !junit.text("expected", "").equals("Lorg/junit/Test$None;")) {
            return new Expectation(new Object[] {junit.text("expected", "")}, ".*");
        }
        if (testng != null && testng.list("expectedExceptions").length > 0) {
            return new Expectation(testng.list("expectedExceptions"), testng.text("expectedExceptionsMessageRegExp", ".*"));
        }
        return NOTHING;
    }

    boolean isThere() {
        return types.length > 0;
    }

    boolean isMetBy(Throwable failure) {
        for (Object descriptor : types) {
            if (Reflect.typeOf((String) descriptor).isInstance(failure)) {
                return message.equals(".*") || failure.getMessage() != null && failure.getMessage().matches("(?s)" + message);
            }
        }
        return false;
    }

    @Override
    public String toString() {
        StringJoiner names = types.length == 1 ? new StringJoiner(", ") : new StringJoiner(", ", "[", "]");
        for (Object descriptor : types) {
            names.add(Marks.className((String) descriptor));
        }
        return names.toString();
    }
}
