import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Looks for an order that explains a history, by trying all (Wing and Gong, 1993), with the structure itself executed sequentially by the
 * JVM. Reads what Histories has printed, and prints for each contract the first scenario with a history that nothing explains, or "none".
 * Arguments: for each structure its class and the file with its histories.
 */
public final class WingGong {
    private static final class Call {
        int thread, operation, called, returned;
        String result;
    }

    private final Class<?> type;
    private final String contract;
    private List<Call> calls;

    private WingGong(Class<?> type, String contract) {
        this.type = type;
        this.contract = contract;
    }

    public static void main(String[] arguments) throws Exception {
        for (int i = 0; i < arguments.length; i += 2) {
            Set<String> histories = new LinkedHashSet<>();
            for (String line : Files.readAllLines(Path.of(arguments[i + 1])))
                if (line.startsWith("history "))
                    histories.add(line);
            for (String contract : List.of("linearizable", "sequential", "quiescent"))
                System.out.println(arguments[i] + " " + contract + " " + new WingGong(Class.forName(arguments[i]), contract).first(histories));
        }
    }

    private String first(Set<String> histories) throws Exception {
        int first = Integer.MAX_VALUE;
        for (String history : histories) {
            String[] words = history.split(" ");
            int scenario = Integer.parseInt(words[1]);
            if (scenario < first && !explains(words))
                first = scenario;
        }
        return first == Integer.MAX_VALUE ? "none" : "" + first;
    }

    private boolean explains(String[] words) throws Exception {
        calls = new ArrayList<>();
        Call[] open = new Call[10];
        for (int i = 2; i < words.length; i++) {
            int thread = words[i].charAt(0) - '0';
            String rest = words[i].substring(2);
            if (words[i].charAt(1) == 'c') {
                Call call = open[thread] = new Call();
                call.thread = thread;
                call.operation = Integer.parseInt(rest);
                call.called = i;
                calls.add(call);
            } else {
                open[thread].returned = i;
                open[thread].result = rest;
            }
        }
        return order(new ArrayList<>());
    }

    /** Can these, in this order, be continued by all others? */
    private boolean order(List<Call> before) throws Exception {
        if (!returnsTheSame(before))
            return false;
        if (before.size() == calls.size())
            return true;
        for (Call call : calls)
            if (!before.contains(call) && mayBeNext(call, before)) {
                before.add(call);
                boolean can = order(before);
                before.remove(call);
                if (can)
                    return true;
            }
        return false;
    }

    /** No call that is left must come before it. */
    private boolean mayBeNext(Call call, List<Call> before) {
        for (Call other : calls)
            if (other != call && !before.contains(other) && mustPrecede(other, call))
                return false;
        return true;
    }

    private boolean mustPrecede(Call one, Call other) {
        switch (contract) {
            case "linearizable":
                return one.returned < other.called;
            case "sequential":
                return one.thread == other.thread && one.called < other.called;
            default:
                return one.returned < other.called && isQuietBetween(one, other);
        }
    }

    /** Is there a moment after one and before the other at which nothing is pending? */
    private boolean isQuietBetween(Call one, Call other) {
        for (int moment = one.returned; moment < other.called; moment++) {
            boolean quiet = true;
            for (Call call : calls)
                quiet &= call.returned <= moment || call.called > moment;
            if (quiet)
                return true;
        }
        return false;
    }

    private boolean returnsTheSame(List<Call> order) throws Exception {
        Structure structure = (Structure) type.getConstructor().newInstance();
        for (Call call : order) {
            String result;
            try {
                result = String.valueOf(structure.call(call.operation));
            } catch (RuntimeException exception) {
                result = "throws";
            }
            if (!result.equals(call.result))
                return false;
        }
        return true;
    }
}
