/** Plain old Java: fields of all kinds, synchronized methods, exceptions, arrays, both switches, text outside of ASCII. */
@Deprecated
public class Account {
    public static final int LIMIT = 1_000_000;
    static final long BIG = 1L << 40;
    static final float HALF = 0.5f;
    static final double THIRD = 1.0 / 3;
    static final String GREETING = "Gr\u00fc\u00df Gott\n\u0000\ud83d\ude00";
    private volatile int balance;
    transient Object lock = new Object();

    static class TooPoor extends Exception {
        TooPoor(String message) {
            super(message);
        }
    }

    synchronized void withdraw(int amount) throws TooPoor {
        if (amount > balance)
            throw new TooPoor("only " + balance);
        balance -= amount;
    }

    int[][][] table(int size) {
        int[][][] made = new int[size][size][];
        made[0][0] = new int[] {1, 2, 3};
        return made;
    }

    String kind(int code, String name) {
        synchronized (lock) {
            switch (code) {
                case 1: return "one";
                case 2: return "two";
                case 4: return "four";
                default: break;
            }
        }
        switch (name) {
            case "a": return "letter";
            case "bb": return "letters";
            default: return null;
        }
    }

    long sum(long... values) {
        long sum = 0;
        try {
            for (long value : values)
                sum += value;
        } catch (ArithmeticException | NullPointerException e) {
            sum = -1;
        } finally {
            balance++;
        }
        return sum;
    }

    native void outside();
}
