/** Every print and println of System.out. */
public class PrintBasics {
    static class Named {
        @Override
        public String toString() {
            return "named";
        }
    }

    public static void main(String[] args) {
        System.out.print(true);
        System.out.print('c');
        System.out.print(1);
        System.out.print(2L);
        System.out.print(1.5f);
        System.out.print(2.5);
        System.out.print(new char[] {'x', 'y'});
        System.out.print("text");
        System.out.print((String) null);
        System.out.print((Object) null);
        System.out.print(new Named());
        System.out.println();
        System.out.println(false);
        System.out.println('d');
        System.out.println(-1);
        System.out.println(Long.MIN_VALUE);
        System.out.println(1e10f);
        System.out.println(1e-5);
        System.out.println(new char[] {'z'});
        System.out.println("line");
        System.out.println((String) null);
        System.out.println((Object) null);
        System.out.println(new Named());
        System.out.append("a").append('b').append("xcdx", 1, 3).append(null).append('\n');
        System.out.write('w');
        System.out.write('\n');
        System.out.write(new byte[] {'b', 'y', 't', 'e', '\n', '!'}, 0, 5);
        System.out.println(System.out.checkError());
        try {
            System.out.println((char[]) null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        System.out.print("no line end");
        System.out.flush();
    }
}
