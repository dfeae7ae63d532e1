/** Switches over enums, nested ones and with constants that have bodies. */
public class EnumSwitch {
    enum Colour { RED, GREEN, BLUE }

    enum Operation {
        PLUS { int apply(int a, int b) { return a + b; } },
        TIMES { int apply(int a, int b) { return a * b; } };

        abstract int apply(int a, int b);
    }

    static String name(Colour c) {
        switch (c) {
            case BLUE: return "blue";
            case RED: return "red";
            default: return "something else";
        }
    }

    public static void main(String[] args) {
        for (Colour c : Colour.values()) {
            System.out.println(c + " " + c.ordinal() + " " + name(c) + " " + c.compareTo(Colour.GREEN) + " " + Colour.valueOf(c.name()));
        }
        for (Operation o : Operation.values()) {
            switch (o) {
                case PLUS: System.out.println("plus " + o.apply(3, 4)); break;
                case TIMES: System.out.println("times " + o.apply(3, 4)); break;
            }
            System.out.println(o.getDeclaringClass().getName() + " " + (o.getClass() == Operation.class));
        }
        try {
            name(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            Colour.valueOf("PINK");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
