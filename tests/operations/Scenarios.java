import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** All scenarios up to the given bounds, in the order in which clew operations has them: by calls, by threads, longer threads first. */
final class Scenarios {
    static List<int[][]> all(int operations, int threads, int length, int most) {
        List<int[][]> found = new ArrayList<>();
        for (int calls = 1; calls <= Math.min(most, threads * length); calls++)
            for (int count = 1; count <= threads; count++)
                lengths(found, operations, new int[count], 0, calls, length);
        return found;
    }

    private static void lengths(List<int[][]> found, int operations, int[] chosen, int thread, int left, int longest) {
        if (thread == chosen.length) {
            if (left == 0)
                fill(found, operations, chosen);
            return;
        }
        for (int length = Math.min(longest, left); length >= 1; length--) {
            chosen[thread] = length;
            lengths(found, operations, chosen, thread + 1, left - length, length);
        }
    }

    /** Counts in a number system with as many digits as there are calls. */
    private static void fill(List<int[][]> found, int operations, int[] lengths) {
        int calls = Arrays.stream(lengths).sum();
        long all = Math.round(Math.pow(operations, calls));
        for (long code = 0; code < all; code++) {
            int[][] scenario = new int[lengths.length][];
            long rest = code;
            for (int thread = lengths.length - 1; thread >= 0; thread--) {
                scenario[thread] = new int[lengths[thread]];
                for (int place = lengths[thread] - 1; place >= 0; place--, rest /= operations)
                    scenario[thread][place] = (int) (rest % operations);
            }
            if (isFirstOfItsKind(scenario))
                found.add(scenario);
        }
    }

    private static boolean isFirstOfItsKind(int[][] scenario) {
        for (int i = 1; i < scenario.length; i++)
            if (scenario[i].length == scenario[i - 1].length && Arrays.compare(scenario[i - 1], scenario[i]) > 0)
                return false;
        return true;
    }
}
