/** A builder that is inserted into or appended to itself, and sequences that fail or change the builder while they are read. */
public class BuilderAliases {
    static StringBuilder builder;
    static StringBuffer buffer;

    /** "vwxyz", whose character 3 is not to be had, or which does something when it is read. */
    static class Odd implements CharSequence {
        final int kind;

        Odd(int kind) {
            this.kind = kind;
        }

        public int length() {
            return 5;
        }

        public char charAt(int index) {
            if (index == 3 && kind == 0) {
                throw new IllegalStateException("no character 3");
            }
            if (index == 3 && kind == 1) {
                builder.setCharAt(0, '!');
            }
            return "vwxyz".charAt(index);
        }

        public CharSequence subSequence(int start, int end) {
            return "vwxyz".substring(start, end);
        }

        public String toString() {
            return "odd";
        }
    }

    interface Action {
        void run();
    }

    static void show(String name, String start, Action action) {
        builder = new StringBuilder(start);
        buffer = new StringBuffer(start);
        String failure = "";
        try {
            action.run();
        } catch (RuntimeException thrown) {
            failure = " " + thrown;
        }
        System.out.println(name + ": " + builder + " " + builder.length() + ", " + buffer + failure);
    }

    static void both(String name, String start) {
        for (int at = 0; at <= start.length(); at++) {
            int offset = at;
            show(name + " insert at " + at, start, () -> {
                builder.insert(offset, builder);
                buffer.insert(offset, buffer);
            });
            show(name + " insert object at " + at, start, () -> {
                builder.insert(offset, (Object) builder);
            });
            for (int from = 0; from <= start.length(); from++) {
                for (int to = from; to <= start.length(); to++) {
                    int first = from, last = to;
                    show(name + " insert " + from + " to " + to + " at " + at, start, () -> {
                        builder.insert(offset, builder, first, last);
                        buffer.insert(offset, buffer, first, last);
                    });
                }
            }
        }
        show(name + " append", start, () -> {
            builder.append(builder).append(builder, 1, 2).append((CharSequence) builder).append((Object) builder);
            buffer.append(buffer).append(buffer, 1, 2).append((CharSequence) buffer);
        });
    }

    public static void main(String[] arguments) {
        show("insert odd", "abcdef", () -> builder.insert(2, new Odd(1)));
        show("insert odd part", "abcdef", () -> builder.insert(2, new Odd(1), 1, 5));
        both("latin", "abc");
        both("wide", "a\u0416c");
        both("one", "xy");
        for (int i = 0; i < 2; i++) {
            int kind = i;
            show("append odd " + kind, "abcdef", () -> builder.append(new Odd(kind)));
            show("append odd part " + kind, "abcdef", () -> builder.append(new Odd(kind), 1, 5));
            show("insert odd object " + kind, "abcdef", () -> builder.insert(2, (Object) new Odd(kind)));
        }
    }
}
