import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A small stack language: assembler, interpreter, calls, loops, errors. */
public class MiniInterpreter {
    static class Trap extends RuntimeException { Trap(String m, int pc) { super(m + " at " + pc); } }

    final List<String[]> code = new ArrayList<>();
    final Map<String, Integer> labels = new HashMap<>();
    long steps;

    MiniInterpreter(String source) {
        for (String line : source.split(";")) {
            line = line.trim();
            if (line.endsWith(":")) labels.put(line.substring(0, line.length() - 1), code.size());
            else if (!line.isEmpty()) code.add(line.split(" "));
        }
    }

    String run() {
        Deque<Long> stack = new ArrayDeque<>();
        Deque<Integer> calls = new ArrayDeque<>();
        Map<String, Long> vars = new HashMap<>();
        StringBuilder out = new StringBuilder();
        int pc = 0;
        while (true) {
            if (++steps > 100000) throw new Trap("too long", pc);
            String[] in = code.get(pc++);
            try {
                switch (in[0]) {
                    case "push": stack.push(Long.parseLong(in[1])); break;
                    case "load": stack.push(vars.getOrDefault(in[1], 0L)); break;
                    case "store": vars.put(in[1], stack.pop()); break;
                    case "add": stack.push(stack.pop() + stack.pop()); break;
                    case "sub": { long b = stack.pop(); stack.push(stack.pop() - b); break; }
                    case "mul": stack.push(stack.pop() * stack.pop()); break;
                    case "mod": { long b = stack.pop(); stack.push(stack.pop() % b); break; }
                    case "jump": pc = labels.get(in[1]); break;
                    case "zero": if (stack.pop() == 0) pc = labels.get(in[1]); break;
                    case "call": calls.push(pc); pc = labels.get(in[1]); break;
                    case "ret": pc = calls.pop(); break;
                    case "print": out.append(stack.pop()).append(' '); break;
                    case "halt": return out.toString();
                    default: throw new Trap("unknown " + in[0], pc - 1);
                }
            } catch (java.util.NoSuchElementException e) {
                throw new Trap("stack empty", pc - 1);
            } catch (ArithmeticException e) {
                throw new Trap(e.getMessage(), pc - 1);
            }
        }
    }

    public static void main(String[] args) {
        String[] programs = {
            "push 10; store n; push 1; store f; loop:; load n; zero end; load f; load n; mul; store f; load n; push 1; sub; store n; jump loop; end:; load f; print; halt",
            "push 48; store a; push 36; store b; loop:; load b; zero end; load a; load b; mod; store t; load b; store a; load t; store b; jump loop; end:; load a; print; halt",
            "push 5; call square; print; push 7; call square; print; halt; square:; store x; load x; load x; mul; ret",
            "pop", "push 1; add; halt", "push 1; push 0; mod; halt", "x:; jump x"};
        for (String p : programs) {
            MiniInterpreter m = new MiniInterpreter(p);
            try {
                System.out.println(m.run() + "in " + m.steps);
            } catch (Trap t) {
                System.out.println("trap: " + t.getMessage());
            }
        }
    }
}
