import java.util.concurrent.*;

/** Exchanger: two threads swap, timeouts and interrupts. */
public class JucExchanger {
    public static void main(String[] args) throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        String[] got = new String[3];
        Thread other = new Thread(() -> {
            try {
                for (int i = 0; i < 3; i++) {
                    got[i] = exchanger.exchange("other" + i);
                }
            } catch (InterruptedException e) {
                System.out.println("unexpected");
            }
        });
        other.start();
        for (int i = 0; i < 3; i++) {
            System.out.println(exchanger.exchange(i == 1 ? null : "main" + i));
        }
        other.join();
        System.out.println(String.join(",", got[0], String.valueOf(got[1]), got[2]));
        try {
            exchanger.exchange("nobody", 1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout " + e.getMessage());
        }
        Thread lonely = new Thread(() -> {
            try {
                exchanger.exchange("x");
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        });
        lonely.start();
        lonely.interrupt();
        lonely.join();
    }
}
