/** One concatenation with more than 200 parts, and one with every type of operand. */
public class ConcatManyParts {
    public static void main(String[] args) {
        int i = 1;
        long l = 2;
        String s = "s";
        String many = "" + i + l + s + "c3" + i + l + s + "c7" + i + l + s + "c11" + i + l + s + "c15" + i + l + s + "c19" + i + l + s + "c23" + i 
            + l + s + "c27" + i + l + s + "c31" + i + l + s + "c35" + i + l + s + "c39" + i + l + s + "c43" + i + l + s + "c47" + i + l 
            + s + "c51" + i + l + s + "c55" + i + l + s + "c59" + i + l + s + "c63" + i + l + s + "c67" + i + l + s + "c71" + i + l + s 
            + "c75" + i + l + s + "c79" + i + l + s + "c83" + i + l + s + "c87" + i + l + s + "c91" + i + l + s + "c95" + i + l + s + "c99" 
            + i + l + s + "c103" + i + l + s + "c107" + i + l + s + "c111" + i + l + s + "c115" + i + l + s + "c119" + i + l + s + "c123" + i 
            + l + s + "c127" + i + l + s + "c131" + i + l + s + "c135" + i + l + s + "c139" + i + l + s + "c143" + i + l + s + "c147" + i + l 
            + s + "c151" + i + l + s + "c155" + i + l + s + "c159" + i + l + s + "c163" + i + l + s + "c167" + i + l + s + "c171" + i + l + s 
            + "c175" + i + l + s + "c179" + i + l + s + "c183" + i + l + s + "c187" + i + l + s + "c191" + i + l + s + "c195" + i + l + s + "c199" 
            + i + l + s + "c203" + i + l + s + "c207" + i + l + s + "c211" + i + l + s + "c215" + i + l + s + "c219" + i + l + s + "c223" + i 
            + l + s + "c227" + i + l;
        System.out.println(many.length() + " " + many);
        boolean z = true; byte b = -1; char c = 'c'; short h = -3; float f = 1.5f; double d = -2.5e10; Object o = null; String n = null; Integer box = 5; char[] none = null;
        System.out.println(z + "" + b + c + h + i + l + f + d + o + n + box + none + s + 'x' + 1L + 2.0f + 3.0 + null + true + (char) 98 + (byte) 300);
        System.out.println(i + l + s + i + l);
        System.out.println(c + i + s + c + i);
        System.out.println("\u0001" + i + "\u0002" + s + "\u0001\u0002");
        s += i + l;
        s += c;
        s += z ? "yes" : "no";
        System.out.println(s);
        System.out.println("" + new StringBuilder("builder") + new Object[0].length + java.util.Arrays.asList(1, null, "x"));
    }
}
