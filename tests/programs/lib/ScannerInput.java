import java.util.Scanner;

/** Scanner over stdin: tokens, numbers, whole lines, hasNext, end of input. */
public class ScannerInput {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int count = in.nextInt();
        long sum = 0;
        for (int i = 0; i < count; i++) {
            sum += in.nextLong();
        }
        System.out.println("sum " + sum);
        in.nextLine();
        System.out.println("line [" + in.nextLine() + "]");
        while (in.hasNext()) {
            if (in.hasNextInt()) {
                System.out.println("int " + in.nextInt());
            } else if (in.hasNextDouble()) {
                System.out.println("double " + in.nextDouble());
            } else if (in.hasNextBoolean()) {
                System.out.println("boolean " + in.nextBoolean());
            } else {
                System.out.println("word " + in.next());
            }
        }
        try {
            in.next();
        } catch (java.util.NoSuchElementException e) {
            System.out.println(e);
        }
    }
}
