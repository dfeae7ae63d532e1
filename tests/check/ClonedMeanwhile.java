// verdict: assertion
/** A clone reads all fields. */
public class ClonedMeanwhile implements Cloneable {
    private int first, second;

    public static void main(String[] arguments) throws Exception {
        ClonedMeanwhile object = new ClonedMeanwhile();
        Thread thread = new Thread(() -> {
            object.first = 1;
            object.second = 1;
        });
        thread.start();
        ClonedMeanwhile copy = (ClonedMeanwhile) object.clone();
        thread.join();
        assert copy.first == copy.second : "cloned between the writes";
    }
}
