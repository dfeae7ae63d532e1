import clew.Verify;
public class Chosen {
    public static void main(String[] args) {
        int a = Verify.random(3), b = Verify.getInt(5, 7);
        if (Verify.getBoolean() && a * b == 14)
            throw new ArithmeticException("a * b is 14");
    }
}
