// since: 11
import java.io.BufferedReader;
import java.io.CharArrayReader;
import java.io.IOException;
import java.io.LineNumberReader;
import java.io.PushbackReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.stream.Collectors;

/** Readers over memory: lines with every kind of end, marks, pushback, skipping. */
public class ReaderTexts {
    public static void main(String[] args) throws IOException {
        String text = "one\ntwo\r\nthree\rfour\n\nlast";
        BufferedReader lines = new BufferedReader(new StringReader(text), 3);
        for (String line; (line = lines.readLine()) != null; )
            System.out.println("<" + line + ">");
        System.out.println(new BufferedReader(new StringReader(text)).lines().map(String::length).collect(Collectors.toList()));

        BufferedReader marked = new BufferedReader(new StringReader("abcdef"));
        marked.read();
        marked.mark(3);
        System.out.print((char) marked.read());
        System.out.print((char) marked.read());
        marked.reset();
        System.out.println(marked.readLine() + marked.readLine() + marked.read());
        try {
            new BufferedReader(new StringReader("x")).reset();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }

        LineNumberReader numbered = new LineNumberReader(new StringReader(text));
        while (numbered.readLine() != null)
            System.out.print(numbered.getLineNumber() + " ");
        System.out.println();

        PushbackReader pushback = new PushbackReader(new StringReader("bc"), 2);
        pushback.unread('a');
        System.out.println("" + (char) pushback.read() + (char) pushback.read() + (char) pushback.read() + pushback.read());
        pushback.unread(new char[] {'x', 'y'});
        try {
            pushback.unread('z');
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }

        Reader chars = new CharArrayReader("0123456789".toCharArray(), 2, 5);
        System.out.println(chars.skip(1) + " " + (char) chars.read() + " " + chars.ready());
        StringWriter copy = new StringWriter();
        System.out.println(chars.transferTo(copy) + copy.toString());
        chars.close();
        try {
            chars.read();
        } catch (IOException e) {
            System.out.println(e);
        }
        System.out.println(Reader.nullReader().read());
        try {
            new StringReader("abc").read(new char[2], 1, 2);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
