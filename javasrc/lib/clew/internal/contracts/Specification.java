package clew.internal.contracts;

import clew.Verify;

/**
 * The sequential specification as a program that the checker drives: at each choice one operation is chosen and called, and when it
 * has returned there is one more choice, where {@link #result} is what it returned. The state in between is that of the object.
 */
public final class Specification {
    /** For the checker: the operations, a line each (call, group, "once"); why there are none; what the last one returned. */
    private static String operations;
    private static String leftOut;
    private static String problem;
    private static String result;

    private Specification() {
    }

    /** Arguments: the class, its specification, which methods, the range of values. */
    public static void main(String[] arguments) {
        Operation[] all = prepare(arguments);
        Object object = all == null ? null : construct(arguments[1]);
        if (object == null) {
            Verify.getInt(0, 1);
            return;
        }
        for (;;) {
            int chosen = Verify.getInt(0, all.length);      // one more than there are: with one operation it is a choice too
            if (chosen == all.length) {
                return;
            }
            result = Operation.call(all[chosen].method, all[chosen].result, all[chosen].prepare(object));
            Verify.getInt(0, 1);
            result = null;
        }
    }

    private static Operation[] prepare(String[] arguments) {
        try {
            Operations found = new Operations(arguments[0], arguments[2], arguments[3]);
            Class<?> specification = Operations.load(arguments[1], "specification");
            StringBuilder lines = new StringBuilder();
            Operation[] all = new Operation[found.found.size()];
            for (int i = 0; i < all.length; i++) {
                Operation operation = found.found.get(i);
                lines.append(operation).append('\t').append(operation.group).append('\t').append(operation.once ? "once" : "").append('\n');
                all[i] = arguments[0].equals(arguments[1]) ? operation : operation.of(specification);
            }
            operations = lines.toString();
            leftOut = String.join("\n", found.leftOut);
            return all;
        } catch (Unusable unusable) {
            problem = unusable.getMessage();
            return null;
        }
    }

    private static Object construct(String name) {
        try {
            return Operation.construct(Operations.load(name, "specification"));
        } catch (Throwable failure) {
            problem = "the constructor of " + name + " fails: " + failure;
            return null;
        }
    }
}
