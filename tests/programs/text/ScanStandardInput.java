import java.util.Scanner;

/** A small program as one writes it: numbers, then lines, from standard input. */
public class ScanStandardInput {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int count = in.nextInt();
        long sum = 0;
        for (int i = 0; i < count; i++)
            sum += in.nextLong();
        System.out.println("sum " + sum);
        System.out.println("double " + in.nextDouble());
        in.nextLine();
        while (in.hasNextLine()) {
            String line = in.nextLine();
            System.out.println(line.length() + ": " + line);
        }
    }
}
