import clew.Verify;

/** Who asks for values for ever keeps others from running. */
public class ValueLoop {
    static volatile boolean flag;

    public static void main(String[] arguments) {
        new Thread(() -> flag = true).start();
        int sum = 0;
        while (!flag)
            for (boolean asks = true; asks;)
                sum ^= Verify.random(1);
    }
}
