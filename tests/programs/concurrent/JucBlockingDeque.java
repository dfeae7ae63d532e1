import java.util.*;
import java.util.concurrent.*;

/** LinkedBlockingDeque and ConcurrentLinkedDeque: both ends. */
public class JucBlockingDeque {
    static void both(Deque<String> deque) {
        deque.addFirst("b");
        deque.push("a");
        deque.addLast("c");
        deque.offer("d");
        System.out.println(deque + " " + deque.peekFirst() + deque.peekLast() + deque.getFirst() + deque.getLast() + deque.element() + " " + deque.size());
        StringBuilder back = new StringBuilder();
        for (Iterator<String> i = deque.descendingIterator(); i.hasNext();) {
            String s = i.next();
            back.append(s);
            if (s.equals("b")) {
                i.remove();
            }
        }
        System.out.println(back + " " + deque);
        deque.add("a");
        System.out.println(deque.removeLastOccurrence("a") + " " + deque.removeFirstOccurrence("z") + " " + deque + " " + deque.pop() + deque.removeLast() + deque.pollFirst() + deque.pollLast() + deque.poll());
        try {
            deque.removeFirst();
        } catch (NoSuchElementException e) {
            System.out.println("empty " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        both(new LinkedBlockingDeque<>());
        both(new ConcurrentLinkedDeque<>());
        LinkedBlockingDeque<Integer> bounded = new LinkedBlockingDeque<>(2);
        System.out.println(bounded.offerFirst(1) + " " + bounded.offerLast(2) + " " + bounded.offerFirst(0) + " " + bounded.offerLast(3, 1, TimeUnit.MILLISECONDS));
        try {
            bounded.addFirst(9);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Thread putter = new Thread(() -> {
            try {
                bounded.putFirst(0);
            } catch (InterruptedException e) {
                System.out.println("unexpected");
            }
        });
        putter.start();
        System.out.println(bounded.takeLast());
        putter.join();
        System.out.println(bounded + " " + bounded.takeFirst() + bounded.takeFirst() + " " + bounded.pollLast(1, TimeUnit.MILLISECONDS));
        Thread taker = new Thread(() -> {
            try {
                System.out.println("got " + bounded.takeLast());
            } catch (InterruptedException e) {
                System.out.println("unexpected");
            }
        });
        taker.start();
        bounded.putLast(5);
        taker.join();

        ConcurrentLinkedDeque<Integer> shared = new ConcurrentLinkedDeque<>();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            boolean front = t % 2 == 0;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 50; i++) {
                    if (front) {
                        shared.addFirst(i);
                    } else {
                        shared.addLast(i);
                    }
                }
                for (int i = 0; i < 25; i++) {
                    shared.pollFirst();
                    shared.pollLast();
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(shared.size());
    }
}
