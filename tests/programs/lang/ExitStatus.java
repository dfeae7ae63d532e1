/** System.exit in the middle: status, no finally, no code after. */
public class ExitStatus {
    public static void main(String[] args) {
        try {
            System.out.println("leaving");
            System.exit(42);
        } finally {
            System.out.println("never printed");
        }
        System.out.println("nor this");
    }
}
