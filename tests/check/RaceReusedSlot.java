// verdict: none
// races: none
// locksets: none
/** Objects of one site come and go; what was done to those before says nothing of the next. */
public class RaceReusedSlot {
    private static final class Cell {
        int value;
    }

    private static volatile Cell passed;

    public static void main(String[] arguments) throws InterruptedException {
        for (int i = 0; i < 2; i++) {
            Cell cell = new Cell();
            Thread thread = new Thread(() -> {
                Cell own = passed;
                passed = null;
                own.value++;
            });
            passed = cell;
            cell = null;
            thread.start();
            while (passed != null) {
                Thread.yield();
            }
        }
    }
}
