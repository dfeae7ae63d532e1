// since: 21
/** Switches over enums with patterns and qualified constants. */
public class EnumSwitches {
    enum Color {
        RED, GREEN {
            @Override
            String shade() {
                return "dark";
            }
        },
        BLUE;

        String shade() {
            return "light";
        }
    }

    sealed interface Token permits Word, Mark {
    }

    enum Word implements Token {
        IF, ELSE
    }

    enum Mark implements Token {
        COMMA, DOT
    }

    static String color(Color c) {
        return switch (c) {
            case RED -> "red";
            case Color d when d.shade().equals("dark") -> "dark " + d;
            case GREEN -> "green";
            case BLUE -> "blue";
        };
    }

    static String nullable(Color c) {
        return switch (c) {
            case null -> "no color";
            case RED, BLUE -> "primary";
            default -> "other";
        };
    }

    static int token(Token t) {
        return switch (t) {
            case Word.IF -> 1;
            case Word w -> 2;
            case Mark.COMMA -> 3;
            case Mark.DOT -> 4;
        };
    }

    public static void main(String[] args) {
        for (Color c : Color.values()) {
            System.out.println(color(c) + " " + nullable(c));
        }
        System.out.println(nullable(null));
        for (Token t : new Token[] {Word.IF, Word.ELSE, Mark.COMMA, Mark.DOT}) {
            System.out.println(token(t));
        }
        try {
            color(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
