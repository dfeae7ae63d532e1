// since: 21
import java.util.List;

/** Switches over types, constants and records. */
public class TypeSwitches {
    sealed interface Shape permits Circle, Square, Pair, Kind {
    }

    record Circle(double r) implements Shape {
    }

    record Square(int side) implements Shape {
    }

    record Pair(Shape first, Shape second) implements Shape {
    }

    enum Kind implements Shape {
        NONE, SOME
    }

    enum Other {
        A, B, C
    }

    static String any(Object o) {
        return switch (o) {
            case null -> "null";
            case Integer i when i > 100 -> "big " + i;
            case Integer i -> "int " + i;
            case Long l -> "long " + l;
            case String s when s.isEmpty() -> "empty";
            case String s -> "string " + s.length();
            case int[] a -> "ints " + a.length;
            case Object[] a -> "objects " + a.length;
            case Other other when other == Other.B -> "B!";
            case Enum<?> e -> "enum " + e.name();
            case List<?> l -> "list " + l.size();
            case Runnable r -> "runnable";
            default -> "other " + o.getClass().getSimpleName();
        };
    }

    static String shape(Shape s) {
        return switch (s) {
            case Circle(double r) when r > 10 -> "large circle";
            case Circle c -> "circle " + c.r();
            case Square(var side) -> "square " + side;
            case Pair(Circle(var r), Square(int side)) -> "circle and square " + r + side;
            case Pair(Pair(var a, var b), var c) -> "deep " + shape(a) + shape(b) + shape(c);
            case Pair p -> "pair";
            case Kind.NONE -> "none";
            case Kind.SOME -> "some";
        };
    }

    static String text(String s) {
        return switch (s) {
            case "a", "b" -> "ab";
            case String t when t.length() > 3 -> "long";
            case "c" -> "c";
            case String t -> "rest " + t;
        };
    }

    static String number(Integer n) {
        return switch (n) {
            case 1 -> "one";
            case Integer i when i < 0 -> "negative";
            case 2 -> "two";
            case Integer i -> "many";
        };
    }

    static String character(Character c) {
        return switch (c) {
            case 'x' -> "ex";
            case Character d when Character.isDigit(d) -> "digit";
            case 'y' -> "why";
            case Character d -> "char " + d;
        };
    }

    static String mixed(Object o) {
        switch (o) {
            case String s:
                return "s";
            case Integer i:
                return "i";
            default:
                return "d";
        }
    }

    public static void main(String[] args) {
        Object[] values = {null, 5, 500, 7L, "", "abc", new int[2], new String[3], Other.A, Other.B, Kind.SOME, List.of(1, 2), (Runnable) () -> { }, 'c', 2.5};
        for (Object value : values) {
            System.out.println(any(value));
        }
        Shape[] shapes = {new Circle(1), new Circle(11), new Square(4), new Pair(new Circle(1), new Square(2)),
            new Pair(new Pair(Kind.NONE, new Square(1)), new Circle(2)), new Pair(Kind.SOME, Kind.NONE), Kind.NONE, Kind.SOME};
        for (Shape shape : shapes) {
            System.out.println(shape(shape));
        }
        for (String s : new String[] {"a", "b", "c", "d", "long text"}) {
            System.out.println(text(s));
        }
        for (int n : new int[] {1, 2, 3, -1}) {
            System.out.println(number(n));
        }
        for (char c : "x7yz".toCharArray()) {
            System.out.println(character(c));
        }
        System.out.println(mixed("") + mixed(1) + mixed(1L));
        try {
            shape(null);
        } catch (NullPointerException e) {
            System.out.println("no shape");
        }
        Object o = "instance";
        if (o instanceof String s && s.length() > 3) {
            System.out.println(s.toUpperCase());
        }
        if (new Pair(new Square(1), new Square(2)) instanceof Pair(Square(int a), Square(int b))) {
            System.out.println(a + b);
        }
    }
}
