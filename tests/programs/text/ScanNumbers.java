import java.util.InputMismatchException;
import java.util.NoSuchElementException;
import java.util.Scanner;

/** Typed tokens from a string, and what happens when they are not of the type. */
public class ScanNumbers {
    public static void main(String[] args) {
        Scanner in = new Scanner("12 -7 1,234 3.5 -1e3 true FALSE 99999999999 127 word 0x10 123456789012345678901234567890 1.25");
        System.out.println(in.nextInt() + in.nextInt() + in.nextInt());
        System.out.println(in.nextDouble() + in.nextFloat());
        System.out.println(in.hasNextBoolean() + " " + in.nextBoolean() + " " + in.nextBoolean());
        System.out.println(in.hasNextInt() + " " + in.hasNextLong());
        try {
            in.nextInt();
        } catch (InputMismatchException e) {
            System.out.println(e);
        }
        System.out.println(in.nextLong() + " " + in.nextByte());
        try {
            in.nextInt();
        } catch (InputMismatchException e) {
            System.out.println(e);
        }
        System.out.println(in.next() + " " + in.hasNextInt() + " " + in.next());
        System.out.println(in.nextBigInteger() + " " + in.nextBigDecimal() + " " + in.hasNext());
        try {
            in.next();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        try {
            in.nextLine();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        in.close();
        try {
            in.hasNext();
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
        Scanner hex = new Scanner("ff 1010 zz").useRadix(16);
        System.out.println(hex.nextInt() + " " + hex.nextInt(2) + " " + hex.hasNextInt() + " " + hex.nextInt(36));
        Scanner odd = new Scanner("1,23 +5 .5 5. -.5 NaN Infinity 1e400 1_0");
        while (odd.hasNext())
            System.out.print(odd.hasNextInt() + "/" + odd.hasNextDouble() + ":" + odd.next() + " ");
        System.out.println();
    }
}
