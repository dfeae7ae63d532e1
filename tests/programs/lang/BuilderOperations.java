/** StringBuilder and StringBuffer: append of all types, insert, delete, reverse with surrogates, capacity-free behaviour. */
public class BuilderOperations {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append(true).append((byte) 1).append('c').append((short) 2).append(3).append(4L).append(5f).append(6d).append((Object) null).append((String) null)
            .append(new char[] {'x', 'y'}).append("substring", 3, 6).append(new char[] {'1', '2', '3'}, 1, 2).appendCodePoint(0x1F600).append(new StringBuffer("buf")).append((CharSequence) "cs", 0, 1);
        System.out.println(b + " " + b.length());
        b.setLength(0);
        b.append("0123456789").insert(5, "five").insert(0, -1).insert(b.length(), 'e').insert(3, 2.5).insert(1, true).insert(2, new char[] {'z'});
        System.out.println(b);
        System.out.println(b.delete(0, 5).deleteCharAt(0).replace(2, 4, "REPLACED") + " " + b.indexOf("5") + " " + b.lastIndexOf("e") + " " + b.charAt(2));
        System.out.println(new StringBuilder("a\uD83D\uDE00b").reverse() + " " + new StringBuilder("abc").reverse() + new StringBuilder("").reverse());
        b.setCharAt(0, 'é');
        b.setCharAt(1, '€');
        System.out.println(b + " " + b.substring(3) + " " + b.substring(1, 3) + " " + b.subSequence(0, 2));
        b.setLength(4);
        b.setLength(6);
        System.out.println((int) b.charAt(5) + " " + b.length() + " " + b.delete(2, 100));
        StringBuilder c = new StringBuilder("same"), d = new StringBuilder("same");
        System.out.println(c.equals(d) + " " + c.toString().equals(d.toString()) + " " + "same".contentEquals(c) + " " + c.append(c).append(c));
        StringBuffer f = new StringBuffer(16);
        for (int i = 0; i < 5; i++) f.append(i).append(i < 4 ? "," : "");
        System.out.println(f.reverse() + " " + f.insert(2, 'x') + " " + f.codePointAt(0) + " " + f.capacity());
        char[] out = new char[4];
        c.getChars(1, 4, out, 1);
        out[0] = '_';
        System.out.println(new String(out) + " " + c.codePointCount(0, c.length()) + " " + c.offsetByCodePoints(0, 2) + " " + c.chars().filter(x -> x == 'e').count());
        StringBuilder wide = new StringBuilder("latin");
        for (int i = 0; i < 3; i++) wide.append((char) (0x3b1 + i)).insert(0, i);
        System.out.println(wide);
    }
}
