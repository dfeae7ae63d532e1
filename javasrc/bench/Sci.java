package bench;

import bench.sci.Rules;

/**
 * The cache coherence protocol of the Scalable Coherent Interface (IEEE 1596), where the processors that have a copy form a list: two processors
 * with a line each, one line of memory, and the instructions store and flush. Murphi's "scierr": without the option for dirty lists, a
 * processor that has just become the head of one cannot flush its line.
 */
public final class Sci {
    static Rules rules;

    public static void main(String[] arguments) {
        rules = new Rules();
        Moves.play(rules);
    }
}
