package clew.internal.contracts;

import clew.Verify;

/** A program in which several threads call operations of one object: each scenario of a list is a choice. */
public final class Scenario {
    /** null: nobody is to run alone. */
    private static ObstructionFree.Suspender suspender;

    private Scenario() {
    }

    private static final int FIXED = 7;     // arguments before the scenarios
    private static final int CHUNK = 256;   // scenarios in an argument

    /** For the checker: which of all scenarios this is. */
    private static int chosen;

    /** For the checker, where it shows a counterexample: what was returned, by thread and place; null: nobody asks. */
    private static String[][] returned;

    /**
     * Arguments: the class, which of its methods, the range of values; the contract, with ",shown" where results are kept; the operations
     * as calls, the results, both a line each, and the table of the specification; then scenarios, up to 256 in an argument: "0 1|2;0|0"
     * are two, of two threads each that call these operations.
     */
    public static void main(String[] arguments) {
        Monitor.hide();
        String[] calls = arguments[4].split("\n");
        Table table = new Table(calls, arguments[5].split("\n"), arguments[6]);
        Operation[] operations = find(new Operations(arguments[0], arguments[1], arguments[2]), calls);
        Class<?> type = Operations.load(arguments[0], "class");
        int first = Verify.getInt(0, arguments.length - FIXED - 1);
        String[] chunk = arguments[FIXED + first].split(";");
        int place = Verify.getInt(0, chunk.length - 1);
        chosen = CHUNK * first + place;
        int[][] scenario = parse(chunk[place]);
        String contract = arguments[3];
        if (contract.endsWith(",shown")) {
            contract = contract.substring(0, contract.indexOf(','));
            returned = new String[scenario.length][];
            for (int i = 0; i < scenario.length; i++) {
                returned[i] = new String[scenario[i].length];
            }
        }
        warmUp(operations);
        Monitor.begin(Contract.create(contract, table, scenario));
        Object object = Operation.construct(type);
        Thread[] callers = new Thread[scenario.length];
        for (int i = 0; i < scenario.length; i++) {
            callers[i] = new Caller(i, scenario[i], operations, object);
        }
        if (contract.equals("obstruction-free")) {
            suspender = new ObstructionFree.Suspender(callers, Verify.getInt(0, scenario.length - 1));
        }
        for (Thread caller : callers) {
            caller.start();
        }
        if (suspender != null) {
            suspender.start();
        }
    }

    /** Classes that every call needs are initialized before the threads start, which would otherwise differ by who came first. */
    private static void warmUp(Operation[] operations) {
        Results.text(true);
        Results.text(0);
        Results.text(0L);
        for (Operation operation : operations) {
            clew.internal.Values.kind(operation.result);
        }
    }

    private static Operation[] find(Operations found, String[] calls) {
        Operation[] operations = new Operation[calls.length];
        for (int i = 0; i < calls.length; i++) {
            for (Operation operation : found.found) {
                operations[i] = operation.toString().equals(calls[i]) ? operation : operations[i];
            }
            if (operations[i] == null) {
                throw new Unusable("there is no operation " + calls[i]);
            }
        }
        return operations;
    }

    private static int[][] parse(String text) {
        String[] threads = text.split("\\|");
        int[][] scenario = new int[threads.length][];
        for (int i = 0; i < threads.length; i++) {
            String[] numbers = threads[i].split(" ");
            scenario[i] = new int[numbers.length];
            for (int k = 0; k < numbers.length; k++) {
                scenario[i][k] = Integer.parseInt(numbers[k]);
            }
        }
        return scenario;
    }

    /** A thread with its operations. */
    private static final class Caller extends Thread {
        private final int number;
        private final int[] program;
        private final Operation[] operations;
        private final Object object;

        Caller(int number, int[] program, Operation[] operations, Object object) {
            super("T" + (number + 1));
            this.number = number;
            this.program = program;
            this.operations = operations;
            this.object = object;
        }

        @Override
        public void run() {
            Monitor.hide();
            for (int place = 0; place < program.length; place++) {
                int called = program[place];
                Operation operation = operations[called];
                int method = operation.method;
                Class<?> type = operation.result;
                Object[] arguments = operation.prepare(object);
                Monitor.pause();
                Monitor.called(number, called);
                Monitor.show();
                String result = Operation.call(method, type, arguments);
                Monitor.hide();
                if (returned != null) {
                    returned[number][place] = result;
                }
                Monitor.returned(number, called, result);
            }
            if (suspender != null) {
                suspender.ended(number);
            }
        }
    }
}
