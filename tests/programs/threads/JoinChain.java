/** Threads that start and join others: a chain, a tree, results handed back through fields. */
public class JoinChain {
    static class Summer extends Thread {
        final int from, to;
        long sum;
        Summer(int from, int to) { this.from = from; this.to = to; }

        @Override public void run() {
            if (to - from <= 10) {
                for (int i = from; i < to; i++) sum += i;
                return;
            }
            int middle = (from + to) / 2;
            Summer left = new Summer(from, middle), right = new Summer(middle, to);
            left.start();
            right.start();
            try {
                left.join();
                right.join();
            } catch (InterruptedException e) {
                return;
            }
            sum = left.sum + right.sum;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Summer all = new Summer(0, 200);
        all.start();
        all.join();
        System.out.println(all.sum);
        Thread previous = null;
        Thread last = null;
        for (int i = 0; i < 5; i++) {
            Thread before = previous;
            int n = i;
            last = new Thread(() -> {
                try {
                    if (before != null) before.join();
                } catch (InterruptedException e) {
                    return;
                }
                System.out.println("link " + n);
            });
            previous = last;
            last.start();
        }
        last.join();
    }
}
