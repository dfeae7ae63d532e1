// since: 17
/** Volatile flags, Peterson's lock, double-checked locking, safe publication by final fields. */
public class ThreadsVolatile {
    static volatile boolean stop;
    static volatile boolean[] unused;
    static volatile boolean want0, want1;
    static volatile int turn;
    static int counter;
    static volatile Config config;
    static int made;

    static class Config {
        final int a, b;

        Config(int a) {
            this.a = a;
            b = a * 2;
        }
    }

    static Config config() {
        Config c = config;
        if (c == null) {
            synchronized (ThreadsVolatile.class) {
                c = config;
                if (c == null) {
                    made++;
                    config = c = new Config(21);
                }
            }
        }
        return c;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread spinner = new Thread(() -> {
            while (!stop) {
                Thread.onSpinWait();
            }
            System.out.println("stopped");
        });
        spinner.start();
        stop = true;
        spinner.join();

        Thread zero = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                want0 = true;
                turn = 1;
                while (want1 && turn == 1) {
                    Thread.yield();
                }
                counter++;
                want0 = false;
            }
        });
        Thread one = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                want1 = true;
                turn = 0;
                while (want0 && turn == 0) {
                    Thread.yield();
                }
                counter++;
                want1 = false;
            }
        });
        zero.start();
        one.start();
        zero.join();
        one.join();
        System.out.println(counter);

        Config[] seen = new Config[4];
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int number = t;
            threads[t] = new Thread(() -> seen[number] = config());
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(made + " " + seen[0].b + " " + (seen[0] == seen[3]));
    }
}
