package bench.sci;

import bench.Moves;

/** What two processors and a memory may do next, in the order in which Murphi tries it: rules from last to first. Processors are interchangeable. */
public final class Rules implements Moves {
    private static final int GO_ON = 0, FLUSH = 1, STORE = 2, ANSWER = 3, ANSWER_FROM_MEMORY = 4, RULES = 5;
    final Processor[] processors = {new Processor(), new Processor()};
    final Memory memory = new Memory();
    /** Not in the middle of a move; goals say so. */
    boolean isAtRest = true;

    @Override
    public int count() {
        return RULES * processors.length;
    }

    @Override
    public boolean isPossible(int move) {
        Processor it = processors[move % 2];
        switch (move / 2) {
        case GO_ON: return it.packet.isResponse;
        case ANSWER: return processors[1 - move % 2].packet.isToCache();
        case ANSWER_FROM_MEMORY: return it.packet.isToMemory();
        default: return it.instruction == Processor.IDLE;
        }
    }

    @Override
    public void make(int move) {
        isAtRest = false;
        Processor it = processors[move % 2];
        switch (move / 2) {
        case GO_ON: it.goOn(); break;
        case FLUSH: it.begin(Processor.FLUSH); break;
        case STORE: it.begin(Processor.STORE); break;
        case ANSWER: it.answer(processors[1 - move % 2].packet); break;
        default: memory.answer(it.packet, move % 2);
        }
        if (isOther())
            swap();
        isAtRest = true;
    }

    /** Of two states that differ only in who is who, one is the other. */
    private boolean isOther() {
        long first = processors[0].code(), second = processors[1].code();
        return first > second || first == second && memory.head == 1;
    }

    private void swap() {
        Processor first = new Processor();
        first.take(processors[0]);
        processors[0].take(processors[1]);
        processors[1].take(first);
        if (memory.state != Memory.HOME)
            memory.head = 1 - memory.head;
    }
}
