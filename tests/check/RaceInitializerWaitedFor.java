// verdict: none
// races: none
/** Who stands before a field while another thread initializes its class is after that, too. */
public class RaceInitializerWaitedFor {
    private static int before;

    private static final class Late {
        static int number;

        static {
            before = 1;
            number = 2;
        }
    }

    public static void main(String[] arguments) {
        new Thread(() -> {
            assert Late.number == 2;
        }).start();
        assert Late.number == 2;
        assert before == 1;
    }
}
