// since: 21
import java.util.List;

/** Pattern switches: types, guards, records taken apart, null, sealed completeness, enums and strings among patterns. */
public class PatternSwitch {
    sealed interface Expr permits Num, Add, Mul, Neg { }
    record Num(int value) implements Expr { }
    record Add(Expr left, Expr right) implements Expr { }
    record Mul(Expr left, Expr right) implements Expr { }
    record Neg(Expr inner) implements Expr { }

    static int eval(Expr e) {
        return switch (e) {
            case Num n -> n.value();
            case Add(Expr l, Expr r) -> eval(l) + eval(r);
            case Mul(Num(var v), Expr r) when v == 0 -> 0;
            case Mul(Expr l, Expr r) -> eval(l) * eval(r);
            case Neg(Neg(var inner)) -> eval(inner);
            case Neg(var inner) -> -eval(inner);
        };
    }

    enum Suit { CLUBS, HEARTS }

    static String kind(Object o) {
        return switch (o) {
            case null -> "null!";
            case Integer i when i > 100 -> "big " + i;
            case Integer i -> "int " + i;
            case Long l -> "long " + l;
            case String s when s.isEmpty() -> "empty";
            case String s -> "string " + s.length();
            case Suit s when s == Suit.HEARTS -> "hearts";
            case Suit s -> "suit " + s;
            case int[] a when a.length > 2 -> "long array";
            case int[] a -> "array " + a.length;
            case List<?> list -> "list " + list.size();
            case Class<?> c -> "class " + c.getSimpleName();
            default -> "something " + o;
        };
    }

    static String name(Suit s) {
        switch (s) {
            case CLUBS -> { return "c"; }
            case HEARTS -> { return "h"; }
            case null, default -> { return "?"; }
        }
    }

    static String text(String s) {
        return switch (s) {
            case "yes", "y" -> "affirmative";
            case String t when t.length() > 3 -> "long";
            case null -> "nothing";
            default -> "short";
        };
    }

    record Pair<A, B>(A a, B b) { }

    static String pair(Pair<?, ?> p) {
        return switch (p) {
            case Pair<?, ?>(Integer a, Integer b) when a.equals(b) -> "same";
            case Pair<?, ?>(Integer a, String b) -> a + b;
            case Pair<?, ?>(Pair<?, ?>(var x, var y), var z) -> "nested " + x + y + z;
            default -> "other";
        };
    }

    public static void main(String[] args) {
        Expr e = new Add(new Num(2), new Mul(new Num(3), new Neg(new Neg(new Num(4)))));
        System.out.println(eval(e) + " " + eval(new Neg(e)) + " " + eval(new Mul(new Num(0), e)) + " " + e);
        Object[] all = {null, 5, 500, 5L, "", "abc", Suit.CLUBS, Suit.HEARTS, new int[2], new int[3], List.of(1), String.class, 2.5};
        for (Object o : all) System.out.println(kind(o));
        System.out.println(name(Suit.CLUBS) + name(Suit.HEARTS) + name(null));
        for (String s : new String[] {"yes", "y", "maybe", "no", null}) System.out.print(text(s) + " ");
        System.out.println();
        System.out.println(pair(new Pair<>(1, 1)) + pair(new Pair<>(1, "s")) + pair(new Pair<>(new Pair<>(1, 2), 3)) + pair(new Pair<>(null, null)));
        try {
            eval(null);
        } catch (NullPointerException x) {
            System.out.println("null without case");
        }
        if (e instanceof Add(Num(int v), Mul m)) System.out.println(v + " " + m);
    }
}
