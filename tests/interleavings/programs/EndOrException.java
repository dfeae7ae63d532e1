/** A thread's end by an exception and its normal end leave the same objects behind, but are not the same state. */
public class EndOrException {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread reader = new Thread(() -> {
            int seen = x;
            if (seen == 1) {
                throw new IllegalStateException("seen");
            }
        });
        reader.start();
        x = 1;
        x = 2;
        reader.join();
        System.out.println("ended");
    }
}
