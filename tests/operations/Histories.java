import clew.Verify;
import java.util.ArrayList;
import java.util.List;

/**
 * Prints every history of a structure for all scenarios up to a size: the number of the scenario, then calls ("0c2": thread 0 calls
 * operation 2) and returns ("0r5"). A plain program, which knows nothing of the monitor that clew operations has.
 * Arguments: class, threads, operations of each, most calls of all threads together.
 */
public final class Histories {
    private static final StringBuilder history = new StringBuilder();

    public static void main(String[] arguments) throws Exception {
        Structure structure = (Structure) Class.forName(arguments[0]).getConstructor().newInstance();
        List<int[][]> scenarios = Scenarios.all(structure.operations(), Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]),
                Integer.parseInt(arguments[3]));
        int chosen = Verify.getInt(0, scenarios.size() - 1);
        int[][] scenario = scenarios.get(chosen);
        Thread[] threads = new Thread[scenario.length];
        for (int i = 0; i < threads.length; i++) {
            int number = i;
            threads[i] = new Thread(() -> run(structure, number, scenario[number]));
        }
        Verify.beginAtomic();
        for (Thread thread : threads)
            thread.start();
        Verify.endAtomic();
        for (Thread thread : threads)
            thread.join();
        System.out.println("history " + chosen + history);
    }

    private static void run(Structure structure, int thread, int[] program) {
        for (int operation : program) {
            note(" " + thread + "c" + operation);
            String result;
            try {
                result = String.valueOf(structure.call(operation));
            } catch (RuntimeException exception) {
                result = "throws";
            }
            note(" " + thread + "r" + result);
        }
    }

    private static void note(String event) {
        Verify.beginAtomic();
        history.append(event);
        Verify.endAtomic();
    }
}
