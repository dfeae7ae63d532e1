package bench.deos;

/** Threads that want to run, a list for each priority, with a hint to the highest that is lowered only when asked. */
final class RunnableThreads {
    private final ThreadList[] lists = new ThreadList[Kernel.PERIODS + 1];
    private int highest;

    RunnableThreads() {
        for (int i = 0; i < lists.length; i++)
            lists[i] = new ThreadList();
    }

    void addFirst(ThreadNode node) {
        raise(node);
        lists[node.thread.priority].addFirst(node);
    }

    private void raise(ThreadNode node) {
        highest = Math.max(highest, node.thread.priority);
    }

    /** Takes over all that wait in this list, in their order. */
    void mergeList(ThreadList waiting) {
        while (!waiting.isEmpty()) {
            ThreadNode node = waiting.first();
            node.remove();
            raise(node);
            lists[node.thread.priority].addLast(node);
        }
    }

    boolean isEmpty() {
        while (highest > 0 && lists[highest].isEmpty())
            highest--;
        return lists[highest].isEmpty();
    }

    /** The first of the highest priority; there is one. */
    ThreadNode head() {
        return isEmpty() ? null : lists[highest].first();
    }
}
