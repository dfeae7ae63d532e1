import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

/** Phaser: phases, parties that come and go, termination, a tree of phasers. */
public class JucPhaser {
    static String tail(Object o) {
        String s = o.toString();
        return s.substring(s.indexOf('['));
    }

    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(1);
        System.out.println(tail(phaser) + " " + phaser.register() + " " + phaser.getRegisteredParties());
        System.out.println(phaser.arrive() + " " + phaser.getArrivedParties() + " " + phaser.getUnarrivedParties() + " " + phaser.arrive() + " " + phaser.getPhase());
        System.out.println(phaser.arriveAndDeregister() + " " + phaser.arriveAndAwaitAdvance() + " " + phaser.bulkRegister(2) + " " + tail(phaser));
        System.out.println(phaser.arriveAndDeregister() + " " + phaser.arriveAndDeregister() + " " + phaser.arriveAndDeregister() + " " + phaser.isTerminated() + " " + (phaser.getPhase() < 0));
        System.out.println(phaser.register() < 0);
        System.out.println(phaser.awaitAdvance(0) + " " + (phaser.arrive() < 0));

        AtomicInteger work = new AtomicInteger();
        StringBuilder log = new StringBuilder();
        Phaser rounds = new Phaser(3) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                log.append(phase).append(':').append(work.get()).append('/').append(parties).append(' ');
                return phase == 3 || parties == 0;
            }
        };
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            threads[t] = new Thread(() -> {
                while (!rounds.isTerminated()) {
                    work.incrementAndGet();
                    rounds.arriveAndAwaitAdvance();
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(log + "terminated " + rounds.isTerminated());

        Phaser root = new Phaser();
        Phaser left = new Phaser(root, 1), right = new Phaser(root, 2);
        System.out.println(tail(root) + tail(left) + tail(right) + " " + (left.getParent() == root) + " " + (right.getRoot() == root));
        System.out.println(left.arrive() + " " + right.arrive() + " " + root.getPhase() + " " + tail(root));
        System.out.println(right.arrive() + " " + root.getPhase() + " " + left.getPhase() + " " + tail(left));
        System.out.println(left.arriveAndDeregister() + " " + tail(root) + " " + tail(left));
        Thread member = new Thread(right::arriveAndAwaitAdvance);
        member.start();
        System.out.println(right.arriveAndAwaitAdvance() + " " + root.getPhase());
        member.join();

        try {
            new Phaser().arrive();
        } catch (IllegalStateException e) {
            String message = e.getMessage();
            System.out.println(message.substring(0, message.indexOf("java")) + message.substring(message.indexOf('[')));
        }
        Phaser slow = new Phaser(1);
        try {
            slow.awaitAdvanceInterruptibly(0, 1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout");
        }
        Thread patient = new Thread(() -> System.out.println("released " + (slow.awaitAdvance(0) < 0)));
        patient.start();
        slow.forceTermination();
        patient.join();
        System.out.println(tail(slow).startsWith("[phase = -2147483648 parties = 1"));
        Phaser once = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                return true;
            }
        };
        System.out.println(once.arriveAndAwaitAdvance() + " " + once.getPhase() + " " + once.arriveAndAwaitAdvance());
        Phaser above = new Phaser() {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                return true;
            }
        };
        Phaser below = new Phaser(above, 1);
        System.out.println(below.arriveAndAwaitAdvance() + " " + below.getPhase() + " " + below.arrive());
        Phaser forced = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                forceTermination();
                return false;
            }
        };
        System.out.println(forced.arriveAndAwaitAdvance() + " " + forced.getPhase());
    }
}
