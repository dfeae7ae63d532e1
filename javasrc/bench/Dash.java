package bench;

import bench.dash.Machine;
import bench.dash.Rules;

/**
 * The directory protocol that keeps the caches of the DASH multiprocessor coherent, abstracted to one memory line; clusters read and write it,
 * and have devices that do (DMA). Murphi's "adash", without processors in the cluster with the memory.
 * Arguments: how many clusters have caches, and how many values there are; "wrong": who asks for the only copy is not told to drop an older one,
 * so that a shared copy may differ from the memory; "all": states that differ in the names of clusters and values only are not the same.
 */
public final class Dash {
    static Machine machine;

    public static void main(String[] arguments) {
        machine = new Machine(Arguments.number(arguments, 0, 2), Arguments.number(arguments, 1, 2));
        Moves.play(new Rules(machine, Arguments.has(arguments, "wrong"), !Arguments.has(arguments, "all")));
    }
}
