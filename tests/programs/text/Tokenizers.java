import java.io.IOException;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.util.NoSuchElementException;
import java.util.StringJoiner;
import java.util.StringTokenizer;

/** StreamTokenizer, StringTokenizer and StringJoiner. */
public class Tokenizers {
    public static void main(String[] args) throws IOException {
        StreamTokenizer tokens = new StreamTokenizer(new StringReader(
            "int x = -3.25; // comment\n/* block\n */ \"quoted\\n\\101\" 'c' word_1 1.2.3 - .5 @ end\r\nlast"));
        tokens.slashSlashComments(true);
        tokens.slashStarComments(true);
        tokens.eolIsSignificant(true);
        tokens.wordChars('_', '_');
        while (tokens.nextToken() != StreamTokenizer.TT_EOF)
            System.out.println(tokens.ttype + " " + tokens + " " + tokens.lineno());
        tokens.pushBack();
        System.out.println(tokens.nextToken());

        StringTokenizer words = new StringTokenizer(" a bc\tdef ");
        System.out.print(words.countTokens());
        while (words.hasMoreTokens())
            System.out.print(" [" + words.nextToken() + "]");
        try {
            words.nextToken();
        } catch (NoSuchElementException e) {
            System.out.println(" " + e);
        }
        StringTokenizer parts = new StringTokenizer("1+22*3", "+*", true);
        while (parts.hasMoreElements())
            System.out.print(parts.nextElement() + " ");
        StringTokenizer changing = new StringTokenizer("a=b;c=d", "=");
        System.out.println(changing.nextToken() + changing.nextToken(";") + changing.nextToken("="));

        StringJoiner joiner = new StringJoiner(", ", "{", "}");
        System.out.println(joiner + " " + joiner.length() + " " + joiner.setEmptyValue("none"));
        joiner.add("a").add(null).merge(new StringJoiner("-").add("x").add("y")).merge(new StringJoiner("!"));
        System.out.println(joiner + " " + joiner.length());
        StringTokenizer halves = new StringTokenizer("a\ud83db\ud83d\ude00c", "\ud83d\ude00");
        System.out.println(halves.nextToken().length() + " " + halves.nextToken());
    }
}
