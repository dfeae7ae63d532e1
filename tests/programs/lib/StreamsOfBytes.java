import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.LineNumberReader;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PushbackReader;
import java.io.SequenceInputStream;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/** java.io in memory: readers, writers, filters, tokenizers, charsets. */
public class StreamsOfBytes {
    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStreamWriter w = new OutputStreamWriter(bytes, StandardCharsets.UTF_16BE)) {
            w.write("aé€");
        }
        System.out.println(bytes.size());
        BufferedReader r = new BufferedReader(new InputStreamReader(new ByteArrayInputStream("l1\nl2\r\nl3\rl4 é".getBytes(StandardCharsets.UTF_8)), StandardCharsets.UTF_8), 4);
        for (String s = r.readLine(); s != null; s = r.readLine()) System.out.print("[" + s + "]");
        System.out.println(r.read());
        BufferedInputStream b = new BufferedInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5}));
        b.mark(10);
        System.out.print(b.read() + "" + b.read() + b.skip(1) + b.available());
        b.reset();
        byte[] five = new byte[7];
        System.out.println(" " + b.read(five) + " " + b.read() + " " + five[4]);
        PushbackReader p = new PushbackReader(new StringReader("xyz"));
        int c = p.read();
        p.unread(c);
        System.out.println((char) p.read() + "" + (char) p.read());
        StreamTokenizer t = new StreamTokenizer(new StringReader("x = 3.5 + 'str' // comment"));
        t.slashSlashComments(true);
        while (t.nextToken() != StreamTokenizer.TT_EOF) System.out.print(t.ttype + (t.ttype == StreamTokenizer.TT_NUMBER ? ":" + t.nval : t.sval == null ? "" : ":" + t.sval) + " ");
        System.out.println();
        SequenceInputStream q = new SequenceInputStream(new ByteArrayInputStream("ab".getBytes()), new ByteArrayInputStream("cd".getBytes()));
        StringBuilder s = new StringBuilder();
        for (int x = q.read(); x >= 0; x = q.read()) s.append((char) x);
        System.out.println(s);
        LineNumberReader n = new LineNumberReader(new StringReader("a\nb\nc"));
        n.readLine();
        n.readLine();
        System.out.println(n.getLineNumber());
        StringWriter sw = new StringWriter();
        sw.append("x").append('y').write(122);
        CharArrayWriter cw = new CharArrayWriter();
        cw.write("chars", 1, 3);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream ps = new PrintStream(out, true);
        ps.printf("%s", 1);
        ps.print('c');
        ps.println(2.5);
        System.out.println(sw + " " + cw + " " + out.toString().trim() + " " + ps.checkError());
        try {
            r.close();
            r.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
