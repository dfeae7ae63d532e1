import java.util.concurrent.TimeUnit;

/** Processes take real time, and clocks go with them. */
public class ProcessTimes {
    static final long START = System.nanoTime(), WALL = System.currentTimeMillis();

    static void show(String what, Object value, long from, long to) {
        long passed = (System.nanoTime() - START) / 1000000, wall = System.currentTimeMillis() - WALL;
        boolean inTime = passed >= from && passed < to && wall >= from - 1 && wall < to;
        System.out.println(what + ": " + value + (inTime ? ", in time" : ", not in time: " + passed + " and " + wall));
    }

    public static void main(String[] arguments) throws Exception {
        Process process = new ProcessBuilder("sleep", "1").start();
        show("wait for a part of it", process.waitFor(300, TimeUnit.MILLISECONDS), 300, 950);
        show("still there", process.isAlive(), 300, 950);
        show("wait for it", process.waitFor(), 990, 4000);
        long begun = System.nanoTime();
        process = new ProcessBuilder("sleep", "0.5").start();
        show("wait long enough", process.waitFor(20, TimeUnit.SECONDS), 1490, 9000);
        System.out.println((System.nanoTime() - begun) / 1000000 >= 490);
        process = new ProcessBuilder("sh", "-c", "sleep 0.5; echo x").start();
        show("its output", process.getInputStream().read(), 1990, 12000);
        process = new ProcessBuilder("sleep", "0.5").start();
        Thread.sleep(1500);
        show("sleep meanwhile", process.isAlive(), 3490, 15000);
    }
}
