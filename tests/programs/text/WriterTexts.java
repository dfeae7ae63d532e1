// since: 11
import java.io.BufferedWriter;
import java.io.CharArrayWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;

/** The writers that write to memory, buffering, and what a closed one says. */
public class WriterTexts {
    public static void main(String[] args) throws IOException {
        StringWriter string = new StringWriter();
        PrintWriter print = new PrintWriter(string);
        print.printf("%d %s", 1, "two").append(' ').print(3.0);
        print.println();
        print.print(new char[] {'a', 'b'});
        print.print((Object) null);
        print.println(true);
        print.format("%5.1f|", 2.25).println('c');
        print.close();
        print.println("late");
        System.out.print(string);
        System.out.println(print.checkError() + " " + string.getBuffer().length());

        BufferedWriter buffered = new BufferedWriter(string, 4);
        buffered.write("12");
        System.out.println(string.getBuffer().length());
        buffered.write("345");
        System.out.println(string.getBuffer().length());
        buffered.newLine();
        buffered.append("xyz", 1, 2).append('c').append(null);
        buffered.close();
        System.out.print(string.toString().substring(30));
        try {
            buffered.write("x");
        } catch (IOException e) {
            System.out.println("\n" + e);
        }

        CharArrayWriter chars = new CharArrayWriter();
        chars.append("one").append("-two-", 1, 4).append('!');
        chars.write("three", 1, 2);
        System.out.println(chars + " " + chars.size() + " " + chars.toCharArray().length);
        Writer none = Writer.nullWriter();
        none.write("gone");
        none.close();
        try {
            none.write("gone");
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
