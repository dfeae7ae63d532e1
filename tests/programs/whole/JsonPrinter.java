import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A JSON reader and printer with escapes, nesting, numbers and errors. */
public class JsonPrinter {
    final String s;
    int i;
    JsonPrinter(String s) { this.s = s; }

    RuntimeException error(String m) { return new IllegalArgumentException(m + " at " + i); }
    char next() { while (i < s.length() && Character.isWhitespace(s.charAt(i))) i++; if (i == s.length()) throw error("end"); return s.charAt(i); }
    void expect(char c) { if (next() != c) throw error("expected " + c + " but saw " + next()); i++; }

    Object value() {
        switch (next()) {
            case '{': {
                Map<String, Object> m = new LinkedHashMap<>();
                i++;
                if (next() == '}') { i++; return m; }
                do { String k = string(); expect(':'); m.put(k, value()); } while (next() == ',' && i++ >= 0);
                expect('}');
                return m;
            }
            case '[': {
                List<Object> l = new ArrayList<>();
                i++;
                if (next() == ']') { i++; return l; }
                do l.add(value()); while (next() == ',' && i++ >= 0);
                expect(']');
                return l;
            }
            case '"': return string();
            case 't': return word("true", true);
            case 'f': return word("false", false);
            case 'n': return word("null", null);
            default: {
                int start = i;
                while (i < s.length() && "+-.eE0123456789".indexOf(s.charAt(i)) >= 0) i++;
                if (start == i) throw error("unexpected " + s.charAt(i));
                String n = s.substring(start, i);
                if (n.matches("-?\\d+")) return Long.parseLong(n);
                return Double.parseDouble(n);
            }
        }
    }

    Object word(String w, Object v) { if (!s.startsWith(w, i)) throw error("not " + w); i += w.length(); return v; }

    String string() {
        expect('"');
        StringBuilder b = new StringBuilder();
        while (i < s.length() && s.charAt(i) != '"') {
            char c = s.charAt(i++);
            if (c == '\\') {
                c = s.charAt(i++);
                switch (c) {
                    case 'n': c = '\n'; break;
                    case 't': c = '\t'; break;
                    case 'u': c = (char) Integer.parseInt(s.substring(i, i += 4), 16); break;
                }
            }
            b.append(c);
        }
        expect('"');
        return b.toString();
    }

    static void print(Object o, String indent, StringBuilder b) {
        if (o instanceof Map) {
            String sep = "{\n";
            for (Map.Entry<?, ?> e : ((Map<?, ?>) o).entrySet()) { b.append(sep).append(indent).append("  "); print(e.getKey(), "", b); b.append(": "); print(e.getValue(), indent + "  ", b); sep = ",\n"; }
            b.append(((Map<?, ?>) o).isEmpty() ? "{}" : "\n" + indent + "}");
        } else if (o instanceof List) {
            b.append('[');
            String sep = "";
            for (Object e : (List<?>) o) { b.append(sep); print(e, indent, b); sep = ", "; }
            b.append(']');
        } else if (o instanceof String) {
            b.append('"');
            for (char c : ((String) o).toCharArray()) if (c < ' ' || c == '"' || c == '\\') b.append(String.format("\\u%04x", (int) c)); else b.append(c);
            b.append('"');
        } else b.append(o);
    }

    public static void main(String[] args) {
        String[] texts = {"{\"a\": [1, 2.5, -3e2, true, false, null], \"b\": {\"c\": \"x\\n\\u00e4\\\"q\", \"d\": {}}, \"e\": []}", "[[[]], {\"k\":[{}]}]", "[1, 2", "{\"a\" 1}", "nul", "\"open", "[1,]", "?"};
        for (String t : texts) {
            try {
                StringBuilder b = new StringBuilder();
                print(new JsonPrinter(t).value(), "", b);
                System.out.println(b);
            } catch (IllegalArgumentException e) {
                System.out.println(t + ": " + e.getMessage());
            }
        }
    }
}
