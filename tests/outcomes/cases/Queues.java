import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/** The documentation of BlockingQueue, BlockingDeque, TransferQueue and their classes. */
class Queues extends Case {
    private static String full(BlockingQueue<Integer> queue) throws Exception {
        queue.put(1);
        return queue.offer(2) + " " + thrown(() -> queue.add(2)) + " " + queue.offer(2, 1, TimeUnit.MILLISECONDS) + " "
            + queue.remainingCapacity();
    }

    // BlockingQueue: of a full one offer is false, add throws IllegalStateException, the timed offer gives up.
    // outcomes: false IllegalStateException false 0
    // seen on java: all
    static String arrayFull() throws Exception {
        return full(new ArrayBlockingQueue<>(1));
    }

    // outcomes: false IllegalStateException false 0
    // seen on java: all
    static String linkedFull() throws Exception {
        return full(new LinkedBlockingQueue<>(1));
    }

    // outcomes: false IllegalStateException false 0
    // seen on java: all
    static String dequeFull() throws Exception {
        return full(new LinkedBlockingDeque<>(1));
    }

    private static String empty(BlockingQueue<Integer> queue) throws Exception {
        return queue.poll() + " " + thrown(queue::remove) + " " + queue.poll(1, TimeUnit.MILLISECONDS) + " " + queue.peek() + " "
            + thrown(queue::element);
    }

    // BlockingQueue: of an empty one poll and peek are null, remove and element throw NoSuchElementException.
    // outcomes: null NoSuchElementException null null NoSuchElementException
    // seen on java: all
    static String arrayEmpty() throws Exception {
        return empty(new ArrayBlockingQueue<>(1));
    }

    // outcomes: null NoSuchElementException null null NoSuchElementException
    // seen on java: all
    static String linkedEmpty() throws Exception {
        return empty(new LinkedBlockingQueue<>());
    }

    // outcomes: null NoSuchElementException null null NoSuchElementException
    // seen on java: all
    static String dequeEmpty() throws Exception {
        return empty(new LinkedBlockingDeque<>());
    }

    // outcomes: null NoSuchElementException null null NoSuchElementException
    // seen on java: all
    static String priorityEmpty() throws Exception {
        return empty(new PriorityBlockingQueue<>());
    }

    // outcomes: null NoSuchElementException null null NoSuchElementException
    // seen on java: all
    static String transferEmpty() throws Exception {
        return empty(new LinkedTransferQueue<>());
    }

    // outcomes: null NoSuchElementException null null NoSuchElementException
    // seen on java: all
    static String synchronousEmpty() throws Exception {
        return empty(new SynchronousQueue<>());
    }

    private static String handOver(BlockingQueue<Integer> queue) throws Exception {
        Thread a = start(() -> {
            queue.put(1);
            queue.put(2);
        });
        String got = queue.take() + " " + queue.take();
        a.join();
        return got;
    }

    // BlockingQueue: take waits for an element, put for room; the order of one producer stays.
    // outcomes: 1 2
    // seen on java: all
    static String arrayHandOver() throws Exception {
        return handOver(new ArrayBlockingQueue<>(1));
    }

    // outcomes: 1 2
    // seen on java: all
    static String linkedHandOver() throws Exception {
        return handOver(new LinkedBlockingQueue<>(1));
    }

    // outcomes: 1 2
    // seen on java: all
    static String synchronousHandOver() throws Exception {
        return handOver(new SynchronousQueue<>());
    }

    // outcomes: 1 2
    // seen on java: all
    static String transferHandOver() throws Exception {
        return handOver(new LinkedTransferQueue<>());
    }

    private static String twoTakers(BlockingQueue<Integer> queue) throws Exception {
        int[] got = new int[2];
        Thread a = start(() -> got[0] = queue.take()), b = start(() -> got[1] = queue.take());
        queue.put(1);
        queue.put(2);
        end(a, b);
        return got[0] + " " + got[1];
    }

    // Each element goes to one taker, whichever.
    // outcomes: 1 2 | 2 1
    // seen on java: all
    static String arrayTwoTakers() throws Exception {
        return twoTakers(new ArrayBlockingQueue<>(2));
    }

    // outcomes: 1 2 | 2 1
    // seen on java: all
    static String linkedTwoTakers() throws Exception {
        return twoTakers(new LinkedBlockingQueue<>());
    }

    // outcomes: 1 2 | 2 1
    // seen on java: all
    static String priorityTwoTakers() throws Exception {
        return twoTakers(new PriorityBlockingQueue<>());
    }

    private static String interruptedTake(BlockingQueue<Integer> queue) throws Exception {
        Thread a = start(() -> note(thrown(queue::take) + " " + Thread.currentThread().isInterrupted()));
        untilWaiting(a);
        a.interrupt();
        return end(a);
    }

    // BlockingQueue.take: an interrupt ends it.
    // outcomes: InterruptedException false
    // seen on java: all
    static String arrayInterrupted() throws Exception {
        return interruptedTake(new ArrayBlockingQueue<>(1));
    }

    // outcomes: InterruptedException false
    // seen on java: all
    static String linkedInterrupted() throws Exception {
        return interruptedTake(new LinkedBlockingQueue<>());
    }

    // outcomes: InterruptedException false
    // seen on java: all
    static String dequeInterrupted() throws Exception {
        return interruptedTake(new LinkedBlockingDeque<>());
    }

    // outcomes: InterruptedException false
    // seen on java: all
    static String priorityInterrupted() throws Exception {
        return interruptedTake(new PriorityBlockingQueue<>());
    }

    // outcomes: InterruptedException false
    // seen on java: all
    static String synchronousInterrupted() throws Exception {
        return interruptedTake(new SynchronousQueue<>());
    }

    // outcomes: InterruptedException false
    // seen on java: all
    static String transferInterrupted() throws Exception {
        return interruptedTake(new LinkedTransferQueue<>());
    }

    private static String interruptOrPut(BlockingQueue<Integer> queue) throws Exception {
        Thread a = start(() -> note(thrown(queue::take)));
        untilWaiting(a);
        Thread b = start(a::interrupt);
        queue.put(1);
        return end(a, b) + " " + queue.size();
    }

    // BlockingQueue.take: interrupt and put close together: taken, or left.
    // outcomes: - 0 | InterruptedException 1
    // seen on java: - 0
    static String arrayInterruptOrPut() throws Exception {
        return interruptOrPut(new ArrayBlockingQueue<>(1));
    }

    // outcomes: - 0 | InterruptedException 1
    // seen on java: all
    static String linkedInterruptOrPut() throws Exception {
        return interruptOrPut(new LinkedBlockingQueue<>());
    }

    // outcomes: - 0 | InterruptedException 1
    // seen on java: all
    static String transferInterruptOrPut() throws Exception {
        return interruptOrPut(new LinkedTransferQueue<>());
    }

    private static String timedPoll(BlockingQueue<Integer> queue) throws Exception {
        Thread a = start(() -> queue.offer(1));
        Integer got = queue.poll(1, TimeUnit.MILLISECONDS);
        a.join();
        return got + " " + queue.size();
    }

    // poll(time): an element, or null when the time is over.
    // outcomes: 1 0 | null 1
    // seen on java: all
    static String arrayTimedPoll() throws Exception {
        return timedPoll(new ArrayBlockingQueue<>(1));
    }

    // outcomes: 1 0 | null 1
    // seen on java: all
    static String linkedTimedPoll() throws Exception {
        return timedPoll(new LinkedBlockingQueue<>());
    }

    // SynchronousQueue: offer succeeds only if another thread is there to receive; it has no element ever.
    // outcomes: 1 0 | null 0
    // seen on java: all
    static String synchronousTimedPoll() throws Exception {
        return timedPoll(new SynchronousQueue<>());
    }

    private static String putterOrder(SynchronousQueue<String> queue) throws Exception {
        Thread a = start(() -> queue.put("a"));
        untilWaiting(a);
        Thread b = start(() -> queue.put("b"));
        untilWaiting(b);
        String got = queue.take() + " " + queue.take();
        end(a, b);
        return got;
    }

    // SynchronousQueue: a fair one grants access in FIFO order.
    // outcomes: a b
    // seen on java: all
    static String synchronousFair() throws Exception {
        return putterOrder(new SynchronousQueue<>(true));
    }

    // ... without fairness no order is promised.
    // outcomes: a b | b a
    // seen on java: b a
    static String synchronousUnfair() throws Exception {
        return putterOrder(new SynchronousQueue<>());
    }

    // ArrayBlockingQueue: a fair one lets threads in in FIFO order.
    // outcomes: 0 a b
    // seen on java: all
    static String arrayFair() throws Exception {
        ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(1, true);
        queue.put("0");
        Thread a = start(() -> queue.put("a"));
        untilWaiting(a);
        Thread b = start(() -> queue.put("b"));
        untilWaiting(b);
        return queue.take() + " " + queue.take() + " " + queue.take();
    }

    // BlockingQueue: null is refused.
    // outcomes: NullPointerException NullPointerException NullPointerException
    // seen on java: all
    static String nulls() {
        return thrown(() -> new ArrayBlockingQueue<>(1).put(null)) + " " + thrown(() -> new LinkedBlockingQueue<>().offer(null))
            + " " + thrown(() -> new SynchronousQueue<>().put(null));
    }

    // drainTo: all, or so many; not to itself.
    // outcomes: 2 [1, 2] IllegalArgumentException 0
    // seen on java: all
    static String drain() {
        BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(1, 2));
        List<Integer> list = new ArrayList<>();
        return queue.drainTo(list) + " " + list + " " + thrown(() -> queue.drainTo(queue)) + " " + queue.size();
    }

    // PriorityBlockingQueue: by order, not by arrival; unbounded.
    // outcomes: 1 2 3 2147483647
    // seen on java: all
    static String priority() throws Exception {
        BlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
        queue.add(3);
        queue.add(1);
        queue.add(2);
        return queue.take() + " " + queue.take() + " " + queue.take() + " " + queue.remainingCapacity();
    }

    // BlockingDeque: both ends.
    // outcomes: 2 1 3 false
    // seen on java: all
    static String deque() throws Exception {
        BlockingDeque<Integer> deque = new LinkedBlockingDeque<>(3);
        deque.putFirst(1);
        deque.putFirst(2);
        deque.putLast(3);
        boolean more = deque.offerLast(4);
        return deque.takeFirst() + " " + deque.takeFirst() + " " + deque.takeLast() + " " + more;
    }

    // TransferQueue.transfer: waits until the element was received.
    // outcomes: taken returned | returned taken
    // seen on java: all
    static String transfer() throws Exception {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread a = start(() -> {
            queue.transfer(1);
            note("returned");
        });
        queue.take();
        note("taken");
        return end(a);
    }

    // ... for ever if nobody does.
    // outcomes: deadlock
    // seen on java: all
    static String transferAlone() throws Exception {
        new LinkedTransferQueue<Integer>().transfer(1);
        return "returned";
    }

    // tryTransfer: false, and the element is not left, if nobody waits; timed: gives up.
    // outcomes: false 0 false 0
    // seen on java: all
    static String tryTransfer() throws Exception {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        String first = queue.tryTransfer(1) + " " + queue.size();
        return first + " " + queue.tryTransfer(1, 1, TimeUnit.MILLISECONDS) + " " + queue.size();
    }

    // hasWaitingConsumer, getWaitingConsumerCount; tryTransfer to one that waits.
    // outcomes: true 1 true
    // seen on java: all
    static String waitingConsumer() throws Exception {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread a = start(queue::take);
        untilWaiting(a);
        String first = queue.hasWaitingConsumer() + " " + queue.getWaitingConsumerCount() + " " + queue.tryTransfer(1);
        a.join();
        return first;
    }
}
