/** Runtime.halt: no hooks, given status, what was printed stays printed. */
public class HaltNow {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("never")));
        System.out.println("halting");
        Runtime.getRuntime().halt(9);
    }
}
