// since: 17
/** Switch expressions: arrows, yield, several labels, on strings and enums, values left on the stack around them. */
public class SwitchExpressions {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    static int length(Day d) {
        return switch (d) {
            case MON, FRI, SUN -> 6;
            case TUE -> 7;
            case THU, SAT -> 8;
            case WED -> {
                int n = 0;
                for (int i = 0; i < 9; i++) n++;
                yield n;
            }
        };
    }

    static String old(int i) {
        return "<" + i + switch (i % 3) {
            case 0: yield "zero";
            case 1: i += 10;
            default: {
                if (i > 10) yield "big" + i;
                yield "small";
            }
        } + ">";
    }

    static long twice(String s) {
        long r = switch (s) {
            case "a", "b" -> 1;
            case "c" -> { try { yield Integer.parseInt("x"); } catch (NumberFormatException e) { yield -1; } }
            default -> throw new IllegalArgumentException(s);
        };
        return 2 * r;
    }

    public static void main(String[] args) {
        for (Day d : Day.values()) System.out.print(length(d) + " ");
        System.out.println();
        for (int i = 0; i < 6; i++) System.out.print(old(i));
        System.out.println();
        System.out.println(twice("a") + " " + twice("c"));
        try {
            twice("z");
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        int x = 3;
        switch (x) {
            case 1 -> System.out.println("one");
            case 3 -> { System.out.println("three"); x++; }
            default -> System.out.println("default");
        }
        System.out.println(x + switch (x) { case 4 -> switch (x + 1) { case 5 -> 50; default -> 0; }; default -> 1; });
        Object o = switch (x) { case 4 -> 1; default -> 2.0; };
        System.out.println(o);
    }
}
