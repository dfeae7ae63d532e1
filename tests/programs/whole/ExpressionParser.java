import java.util.HashMap;
import java.util.Map;

/** Parser and evaluator of arithmetic expressions with variables, functions and error messages. */
public class ExpressionParser {
    interface Node { double eval(Map<String, Double> env); }

    static class ParseError extends RuntimeException { ParseError(String m, int at) { super(m + " at " + at); } }

    final String text;
    int at;
    ExpressionParser(String text) { this.text = text; }

    char peek() { while (at < text.length() && text.charAt(at) == ' ') at++; return at < text.length() ? text.charAt(at) : '\0'; }
    boolean accept(char c) { if (peek() != c) return false; at++; return true; }

    Node sum() {
        Node left = product();
        while (true) {
            Node l = left;
            if (accept('+')) { Node r = product(); left = e -> l.eval(e) + r.eval(e); }
            else if (accept('-')) { Node r = product(); left = e -> l.eval(e) - r.eval(e); }
            else return left;
        }
    }

    Node product() {
        Node left = unary();
        while (true) {
            Node l = left;
            if (accept('*')) { Node r = unary(); left = e -> l.eval(e) * r.eval(e); }
            else if (accept('/')) { Node r = unary(); left = e -> l.eval(e) / r.eval(e); }
            else if (accept('%')) { Node r = unary(); left = e -> l.eval(e) % r.eval(e); }
            else return left;
        }
    }

    Node unary() {
        if (accept('-')) { Node n = unary(); return e -> -n.eval(e); }
        Node base = atom();
        if (accept('^')) { Node x = unary(); return e -> Math.pow(base.eval(e), x.eval(e)); }
        return base;
    }

    Node atom() {
        if (accept('(')) { Node n = sum(); if (!accept(')')) throw new ParseError("expected )", at); return n; }
        int start = at;
        if (Character.isDigit(peek())) {
            start = at;
            while (at < text.length() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == '.')) at++;
            double v = Double.parseDouble(text.substring(start, at));
            return e -> v;
        }
        if (Character.isLetter(peek())) {
            start = at;
            while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) at++;
            String name = text.substring(start, at);
            if (accept('(')) {
                Node n = sum();
                if (!accept(')')) throw new ParseError("expected )", at);
                switch (name) {
                    case "sqrt": return e -> Math.sqrt(n.eval(e));
                    case "abs": return e -> Math.abs(n.eval(e));
                    default: throw new ParseError("unknown function " + name, start);
                }
            }
            return e -> { Double v = e.get(name); if (v == null) throw new IllegalStateException("no variable " + name); return v; };
        }
        throw new ParseError(at < text.length() ? "unexpected '" + text.charAt(at) + "'" : "unexpected end", at);
    }

    public static void main(String[] args) {
        Map<String, Double> env = new HashMap<>();
        env.put("x", 3.0);
        env.put("pi", 3.14159);
        for (String s : new String[] {"1 + 2 * 3", "(1+2)*3", "-2^2", "2^3^2", "10/4 - 7%4", "x*x + 2*x + 1", "sqrt(x^2+16) * abs(-pi)", "1 +", "2 * (3", "foo(1)", "y", "1 $ 2", "1/0", "((((7))))"}) {
            try {
                ExpressionParser p = new ExpressionParser(s);
                Node n = p.sum();
                if (p.peek() != '\0') throw new ParseError("trailing '" + p.peek() + "'", p.at);
                System.out.println(s + " = " + n.eval(env));
            } catch (ParseError e) {
                System.out.println(s + " : " + e.getMessage());
            } catch (IllegalStateException e) {
                System.out.println(s + " : " + e.getMessage());
            }
        }
    }
}
