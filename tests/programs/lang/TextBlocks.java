// since: 17
/** Text blocks: indentation, escapes, line continuation, trailing spaces. */
public class TextBlocks {
    public static void main(String[] args) {
        String a = """
            first
              second
            third""";
        String b = """
            {
              "key": "value",
              "quote": "\"\"\"",
              "tab": "\t|"
            }
          """;
        String c = """
            one \
            line \
            only
            trailing   \s
            end\
            """;
        System.out.println(a);
        System.out.println(b);
        System.out.println(c.replace(' ', '.'));
        System.out.println(a.lines().count() + " " + b.length() + " " + a.equals("first\n  second\nthird"));
        System.out.println("""
            %s is %d""".formatted("x", 5));
        System.out.println("  a\n b".stripIndent() + "|" + "a\\tb".translateEscapes() + "|" + "x\ny".indent(2) + "|");
    }
}
