/** The interrupt status of threads that do not run: before they begin and after their end. */
public class InterruptedIdle {
    public static void main(String[] arguments) throws InterruptedException {
        Thread early = new Thread(() -> System.out.println(Thread.interrupted()));
        early.interrupt();
        boolean before = early.isInterrupted();
        early.start();
        early.join();
        Thread late = new Thread(() -> Thread.currentThread().interrupt());
        late.start();
        late.join();
        System.out.println(before + " " + late.isInterrupted());
        System.out.println(early.isInterrupted());
        early.interrupt();
        System.out.println(early.isInterrupted());
    }
}
