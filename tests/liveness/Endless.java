import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntPredicate;

/**
 * Random programs with loops over a few volatile fields, and what is true of them, worked out on their graphs of states by definitions:
 * each access is a step, components are found by reachability from every state. Writes PN.java for each program N and a line of
 * "answers" for each question: program, property, kind of error or "none".
 * Arguments: folder, seed, count.
 */
public class Endless {
    static final int FIELDS = 3, VALUES = 3;
    static final String[] NAMES = {"a", "b", "c"};

    enum Op { SET, GOTO_UNLESS, GOTO_IF, GOTO, ENTER, LEAVE, START, PROGRESS }

    /** GOTO_UNLESS reads: it goes to the target unless the field has the value. */
    record Insn(Op op, int field, int value, int target) {
    }

    // --- programs ---

    private final Random random;
    private final StringBuilder source = new StringBuilder();
    private final List<List<Insn>> threads = new ArrayList<>();
    private List<Insn> code;
    private int depth;
    private boolean locked;

    Endless(long seed) {
        random = new Random(seed);
    }

    private boolean chance(int one) {
        return random.nextInt(one) == 0;
    }

    private void line(String text) {
        source.append("    ".repeat(depth + 2)).append(text).append('\n');
    }

    private int emit(Op op, int field, int value, int target) {
        code.add(new Insn(op, field, value, target));
        return code.size() - 1;
    }

    private void patch(int at) {
        Insn old = code.get(at);
        code.set(at, new Insn(old.op(), old.field(), old.value(), code.size()));
    }

    private void block(int size) {
        depth++;
        for (int i = 0; i < size; i++)
            statement();
        depth--;
    }

    private void set() {
        int field = random.nextInt(FIELDS), value = random.nextInt(VALUES);
        line(NAMES[field] + " = " + value + ";");
        emit(Op.SET, field, value, 0);
    }

    private void branch(boolean isLoop) {
        int field = random.nextInt(FIELDS), value = random.nextInt(VALUES), begin = code.size();
        boolean equal = random.nextBoolean();
        line((isLoop ? "while (" : "if (") + NAMES[field] + (equal ? " == " : " != ") + value + ") {");
        int test = emit(equal ? Op.GOTO_UNLESS : Op.GOTO_IF, field, value, 0);
        if (!isLoop || !chance(2))
            block(random.nextInt(isLoop ? 3 : 2));
        if (isLoop && chance(3)) {
            line("    clew.Verify.progress();");
            emit(Op.PROGRESS, 0, 0, 0);
        }
        line("}");
        if (isLoop)
            emit(Op.GOTO, 0, 0, begin);
        patch(test);
    }

    private void endless() {
        int begin = code.size();
        line("while (true) {");
        block(1 + random.nextInt(2));
        depth++;
        if (!chance(3))
            section();
        depth--;
        if (chance(2)) {
            line("    clew.Verify.progress();");
            emit(Op.PROGRESS, 0, 0, 0);
        }
        line("}");
        emit(Op.GOTO, 0, 0, begin);
    }

    private void section() {
        line("synchronized (LOCK) {");
        emit(Op.ENTER, 0, 0, 0);
        locked = true;
        block(1 + random.nextInt(2));
        locked = false;
        line("}");
        emit(Op.LEAVE, 0, 0, 0);
    }

    private void statement() {
        int kind = random.nextInt(10);
        if (kind < 3 || depth > 2)
            set();
        else if (kind < 5)
            branch(true);
        else if (kind < 7 || locked || depth > 1)
            branch(false);
        else
            section();
    }

    private void thread(int size, boolean mayBeEndless) {
        code = new ArrayList<>();
        threads.add(code);
        depth = 0;
        for (int i = 0; i < size; i++)
            statement();
        if (mayBeEndless && chance(4))
            endless();
    }

    /** The first thread starts the others. */
    private String make(String name) {
        int count = 1 + random.nextInt(2);
        source.append("public class ").append(name).append(" {\n    static final Object LOCK = new Object();\n");
        source.append("    static volatile int a, b, c;\n\n");
        List<Insn> first = new ArrayList<>();
        threads.add(first);
        for (int i = 1; i <= count; i++) {
            source.append("    static void run").append(i).append("() {\n");
            thread(1 + random.nextInt(3), true);
            source.append("    }\n\n");
        }
        source.append("    public static void main(String[] arguments) {\n");
        for (int i = 1; i <= count; i++) {
            source.append("        new Thread(").append(name).append("::run").append(i).append(").start();\n");
            first.add(new Insn(Op.START, 0, 0, i));
        }
        code = first;
        depth = 0;
        int size = random.nextInt(3);
        for (int i = 0; i < size; i++)
            statement();
        source.append("    }\n}\n");
        return source.toString();
    }

    // --- the graph of all states ---

    /** Positions of the threads (-1: not started), fields, owner of the lock + 1. */
    record State(List<Integer> positions, List<Integer> fields, int owner) {
    }

    record Step(int to, int thread, boolean progress) {
    }

    private final List<State> states = new ArrayList<>();
    private final List<List<Step>> steps = new ArrayList<>();
    private final Map<State, Integer> numbers = new HashMap<>();

    private int number(State state) {
        return numbers.computeIfAbsent(state, key -> {
            states.add(key);
            steps.add(new ArrayList<>());
            return states.size() - 1;
        });
    }

    private boolean hasEnded(State state, int thread) {
        return state.positions().get(thread) == threads.get(thread).size();
    }

    private boolean canAct(State state, int thread) {
        int at = state.positions().get(thread);
        return at >= 0 && !hasEnded(state, thread)
            && (threads.get(thread).get(at).op() != Op.ENTER || state.owner() == 0);
    }

    private State act(State state, int thread) {
        List<Integer> positions = new ArrayList<>(state.positions()), fields = new ArrayList<>(state.fields());
        int owner = state.owner(), at = positions.get(thread), next = at + 1;
        Insn insn = threads.get(thread).get(at);
        boolean same = fields.get(insn.field()) == insn.value();
        switch (insn.op()) {
            case SET -> fields.set(insn.field(), insn.value());
            case GOTO_UNLESS -> next = same ? next : insn.target();
            case GOTO_IF -> next = same ? insn.target() : next;
            case GOTO -> next = insn.target();
            case ENTER -> owner = thread + 1;
            case LEAVE -> owner = 0;
            case START -> positions.set(insn.target(), 0);
            case PROGRESS -> { }
        }
        positions.set(thread, next);
        return new State(positions, fields, owner);
    }

    private void explore() {
        List<Integer> positions = new ArrayList<>();
        for (int i = 0; i < threads.size(); i++)
            positions.add(i == 0 ? 0 : -1);
        number(new State(positions, List.of(0, 0, 0), 0));
        for (int i = 0; i < states.size(); i++) {
            for (int thread = 0; thread < threads.size(); thread++) {
                State state = states.get(i);
                if (!canAct(state, thread))
                    continue;
                boolean progress = threads.get(thread).get(state.positions().get(thread)).op() == Op.PROGRESS;
                steps.get(i).add(new Step(number(act(state, thread)), thread, progress));
            }
        }
    }

    // --- what is true ---

    private boolean isLast(int state) {
        return steps.get(state).isEmpty();
    }

    private boolean isEnd(int state) {
        State here = states.get(state);
        for (int thread = 0; thread < threads.size(); thread++)
            if (here.positions().get(thread) >= 0 && !hasEnded(here, thread))
                return false;
        return true;
    }

    interface Wanted {
        boolean step(int from, Step step);
    }

    private BitSet reach(int from, IntPredicate inside, Wanted wanted) {
        BitSet seen = new BitSet();
        ArrayDeque<Integer> work = new ArrayDeque<>(List.of(from));
        while (!work.isEmpty()) {
            int state = work.pop();
            for (Step step : steps.get(state))
                if (inside.test(step.to()) && wanted.step(state, step) && !seen.get(step.to())) {
                    seen.set(step.to());
                    work.push(step.to());
                }
        }
        return seen;
    }

    enum Fairness { STRONG, WEAK, NONE }

    private Fairness fairness = Fairness.STRONG;

    /** Whom fairness misses in a component: who could act, in some state of it or in all, and does not. */
    private BitSet missed(BitSet component, BitSet acting) {
        BitSet missed = new BitSet();
        for (int thread = 0; thread < threads.size(); thread++) {
            int number = thread;
            IntPredicate able = i -> canAct(states.get(i), number);
            missed.set(thread, fairness != Fairness.NONE && !acting.get(thread)
                && (fairness == Fairness.STRONG ? component.stream().anyMatch(able) : component.stream().allMatch(able)));
        }
        return missed;
    }

    /** Is there a fair cycle, inside of these states, by these steps, whose states together satisfy the last condition? */
    private boolean hasFairCycle(IntPredicate inside, Wanted wanted, java.util.function.Predicate<BitSet> condition) {
        BitSet left = new BitSet();
        for (int i = 0; i < states.size(); i++)
            left.set(i, inside.test(i));
        while (!left.isEmpty()) {
            int state = left.nextSetBit(0);
            BitSet component = new BitSet();
            BitSet forward = reach(state, left::get, wanted);
            for (int i = forward.nextSetBit(0); i >= 0; i = forward.nextSetBit(i + 1))
                if (i == state || reach(i, left::get, wanted).get(state))
                    component.set(i);
            if (!component.get(state)) {
                left.clear(state);
                continue;
            }
            BitSet acting = new BitSet();
            for (int i = component.nextSetBit(0); i >= 0; i = component.nextSetBit(i + 1))
                for (Step step : steps.get(i))
                    if (component.get(step.to()) && wanted.step(i, step))
                        acting.set(step.thread());
            BitSet missed = missed(component, acting);
            if (missed.isEmpty() && condition.test(component))
                return true;
            BitSet removed = new BitSet();
            for (int i = component.nextSetBit(0); i >= 0; i = component.nextSetBit(i + 1)) {
                int here = i;
                if (missed.isEmpty() || missed.stream().anyMatch(thread -> canAct(states.get(here), thread)))
                    removed.set(i);
            }
            left.andNot(removed);
        }
        return false;
    }

    private boolean hasFairCycle(IntPredicate inside, Wanted wanted) {
        return hasFairCycle(inside, wanted, component -> true);
    }

    private static final Wanted ANY = (from, step) -> true;

    /** An infinite fair run, or one that has ended, from the state on and inside of these states. */
    private boolean canStay(int from, IntPredicate inside) {
        if (!inside.test(from))
            return false;
        BitSet seen = reach(from, inside, ANY);
        seen.set(from);
        return seen.stream().anyMatch(this::isLast) || hasFairCycle(seen::get, ANY);
    }

    private boolean hangs() {
        boolean ends = false, stays = false;
        for (int i = 0; i < states.size(); i++) {
            BitSet seen = reach(i, state -> true, ANY);
            seen.set(i);
            ends |= isEnd(i);
            stays |= seen.stream().noneMatch(this::isLast);
        }
        return ends && stays;
    }

    private boolean livelocks() {
        return hasFairCycle(state -> true, (from, step) -> !step.progress());
    }

    private boolean starves(int thread) {
        return hasFairCycle(state -> states.get(state).positions().get(thread) >= 0 && !hasEnded(states.get(state), thread),
            (from, step) -> !step.progress() || step.thread() != thread,
            component -> component.stream().anyMatch(i -> steps.get(i).stream().anyMatch(
                step -> component.get(step.to()) && step.thread() != thread && (!step.progress() || step.thread() != thread))));
    }

    private boolean anyStarves() {
        for (int thread = 0; thread < threads.size(); thread++)
            if (starves(thread))
                return true;
        return false;
    }

    private boolean deadlocks() {
        for (int i = 0; i < states.size(); i++)
            if (isLast(i) && !isEnd(i))
                return true;
        return false;
    }

    private IntPredicate is(int field, int value) {
        return state -> states.get(state).fields().get(field) == value;
    }

    /** Formulas whose violations can be told by where runs can stay. */
    private void answerFormulas(String name, PrintWriter out) {
        for (int round = 0; round < 2; round++) {
            fairness = round == 0 ? Fairness.STRONG : Fairness.values()[1 + random.nextInt(2)];
            int f = random.nextInt(FIELDS), v = 1 + random.nextInt(VALUES - 1), g = random.nextInt(FIELDS), w = random.nextInt(VALUES);
            String p = name + "." + NAMES[f] + " == " + v, q = name + "." + NAMES[g] + " == " + w;
            IntPredicate isP = is(f, v), isQ = is(g, w);
            boolean eventually = canStay(0, isP.negate()), always = false, recurs = false, settles = false, responds = false;
            for (int i = 0; i < states.size(); i++) {
                always |= !isP.test(i);
                recurs |= canStay(i, isP.negate());
                settles |= isLast(i) && !isP.test(i);
                responds |= isP.test(i) && canStay(i, isQ.negate());
            }
            settles |= hasFairCycle(state -> true, ANY, component -> component.stream().anyMatch(isP.negate()));
            answer(name, "ltl=<>(" + p + ")" + fair(), eventually, "ltl", out);
            answer(name, "ltl=[](" + p + ")" + fair(), always, "ltl", out);
            answer(name, "ltl=[]<>(" + p + ")" + fair(), recurs, "ltl", out);
            answer(name, "ltl=<>[](" + p + ")" + fair(), settles, "ltl", out);
            answer(name, "ltl=[](" + p + " -> <>" + q + ")" + fair(), responds, "ltl", out);
        }
    }

    private String fair() {
        return fairness == Fairness.STRONG ? "" : ",fair=" + fairness.name().toLowerCase();
    }

    private static void answer(String name, String property, boolean isWrong, String kind, PrintWriter out) {
        out.println(name + "|" + property + "|" + (isWrong ? kind : "none"));
    }

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        long seed = Long.parseLong(arguments[1]);
        int count = Integer.parseInt(arguments[2]), made = 0;
        try (PrintWriter out = new PrintWriter(folder.resolve("answers").toFile())) {
            for (int i = 0; made < count; i++) {
                Endless program = new Endless(1000 * seed + i);
                String name = "P" + made;
                String text = program.make(name);
                program.explore();
                if (program.states.size() > 400)
                    continue;
                made++;
                Files.writeString(folder.resolve(name + ".java"), text);
                answer(name, "deadlock", program.deadlocks(), "deadlock", out);
                answer(name, "hang", program.hangs(), "hang", out);
                for (Fairness fairness : Fairness.values()) {
                    program.fairness = fairness;
                    answer(name, "livelock" + program.fair(), program.livelocks(), "livelock", out);
                    answer(name, "starvation=all" + program.fair(), program.anyStarves(), "starvation", out);
                }
                program.answerFormulas(name, out);
            }
        }
    }
}
