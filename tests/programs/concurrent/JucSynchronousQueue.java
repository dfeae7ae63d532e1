// since: 17
import java.util.*;
import java.util.concurrent.*;

/** SynchronousQueue and LinkedTransferQueue: handing over. */
public class JucSynchronousQueue {
    static void handOver(BlockingQueue<Integer> queue) throws Exception {
        Thread consumer = new Thread(() -> {
            try {
                int sum = 0;
                for (int i = 0; i < 20; i++) {
                    sum += queue.take();
                }
                System.out.println("sum " + sum);
            } catch (InterruptedException e) {
                System.out.println("unexpected");
            }
        });
        consumer.start();
        for (int i = 0; i < 20; i++) {
            queue.put(i);
        }
        consumer.join();
    }

    public static void main(String[] args) throws Exception {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        System.out.println(queue.offer(1) + " " + queue.poll() + " " + queue.offer(1, 1, TimeUnit.MILLISECONDS) + " " + queue.poll(1, TimeUnit.MILLISECONDS)
                + " " + queue.size() + " " + queue.isEmpty() + " " + queue + " " + queue.peek() + " " + queue.remainingCapacity());
        handOver(queue);
        handOver(new SynchronousQueue<>(true));
        Thread lonely = new Thread(() -> {
            try {
                queue.put(5);
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        });
        lonely.start();
        lonely.interrupt();
        lonely.join();

        LinkedTransferQueue<Integer> transfer = new LinkedTransferQueue<>();
        System.out.println(transfer.tryTransfer(1) + " " + transfer.tryTransfer(1, 1, TimeUnit.MILLISECONDS) + " " + transfer.offer(1) + " " + transfer + " " + transfer.poll());
        handOver(transfer);
        Thread taker = new Thread(() -> {
            try {
                System.out.println("taken " + transfer.take());
            } catch (InterruptedException e) {
                System.out.println("unexpected");
            }
        });
        taker.start();
        while (!transfer.hasWaitingConsumer()) {
            Thread.yield();
        }
        String figures = transfer.getWaitingConsumerCount() + " " + transfer.size() + " " + transfer.isEmpty() + " " + transfer.tryTransfer(42);
        taker.join();
        System.out.println(figures);
        Thread giver = new Thread(() -> {
            try {
                transfer.transfer(7);
                System.out.println("given");
            } catch (InterruptedException e) {
                System.out.println("unexpected");
            }
        });
        giver.start();
        while (transfer.isEmpty()) {
            Thread.yield();
        }
        System.out.println(transfer + " " + transfer.peek() + " " + transfer.contains(7));
        int given = transfer.take();
        giver.join();
        System.out.println(given);
        transfer.addAll(List.of(1, 2, 3));
        System.out.println(transfer + " " + transfer.remove(2) + " " + transfer + " " + transfer.size());
    }
}
