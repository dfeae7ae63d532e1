import java.util.Scanner;

/** Lines and tokens mixed, with every kind of line end. */
public class ScanLines {
    public static void main(String[] args) {
        Scanner in = new Scanner("5 rest of line\n\n  indented\r\nword1 word2\rmore\u2028last");
        System.out.println(in.nextInt());
        System.out.println("<" + in.nextLine() + ">");
        System.out.println(in.hasNext() + "<" + in.nextLine() + ">");
        System.out.println("<" + in.nextLine() + ">");
        System.out.println(in.next());
        System.out.println("<" + in.nextLine() + "> " + in.hasNextLine());
        while (in.hasNextLine())
            System.out.println("<" + in.nextLine() + ">");
        System.out.println(new Scanner("").hasNextLine() + " " + new Scanner("\n").hasNextLine());
    }
}
