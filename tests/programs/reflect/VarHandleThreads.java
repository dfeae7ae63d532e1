// since: 9
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A lock, a counter and a stack built on VarHandles. */
public class VarHandleThreads {
    static class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    static class Stack {
        static final VarHandle TOP;

        static {
            try {
                TOP = MethodHandles.lookup().findVarHandle(Stack.class, "top", Node.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        volatile Node top;

        void push(int value) {
            Node node = new Node(value);
            do {
                node.next = top;
            } while (!TOP.compareAndSet(this, node.next, node));
        }

        Node pop() {
            Node node;
            do {
                node = top;
            } while (node != null && !TOP.compareAndSet(this, node, node.next));
            return node;
        }
    }

    static int count, unsafe;
    static boolean locked;

    public static void main(String[] args) throws Exception {
        VarHandle counter = MethodHandles.lookup().findStaticVarHandle(VarHandleThreads.class, "count", int.class);
        VarHandle lock = MethodHandles.lookup().findStaticVarHandle(VarHandleThreads.class, "locked", boolean.class);
        Stack stack = new Stack();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < threads.length; t++) {
            int number = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 50; i++) {
                    counter.getAndAdd(1);
                    stack.push(number * 50 + i);
                    while (!lock.compareAndSet(false, true)) {
                        Thread.yield();
                    }
                    unsafe++;
                    lock.setVolatile(false);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        int popped = 0;
        long sum = 0;
        for (Node node = stack.pop(); node != null; node = stack.pop()) {
            popped++;
            sum += node.value;
        }
        System.out.println(count + " " + unsafe + " " + popped + " " + sum);
    }
}
