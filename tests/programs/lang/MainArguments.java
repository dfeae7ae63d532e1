// args: one two three --four=4 -5
/** Arguments of main. */
public class MainArguments {
    public static void main(String... args) {
        System.out.println(args.length);
        for (String s : args) System.out.println("[" + s + "]");
        System.out.println(args.getClass().getName());
    }
}
