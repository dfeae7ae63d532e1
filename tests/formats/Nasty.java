import clew.Verify;

/** Names and messages that no format may trip over; which, says the argument. */
public class Nasty {
    static int value;

    public static void main(String[] args) {
        Thread thread = new Thread(() -> {
            value = Verify.random(1);
            if (value == 1)
                fail(args[0]);
        }, "<thread> & \"quoted\" 'name' \\n ]]> \u0007\u202e");
        thread.start();
        value = 7;
    }

    static void fail(String how) {
        switch (how) {
        case "markup": throw new IllegalStateException("<b a=\"1\">&amp; 'x' ]]> <!-- --> <?xml?>");
        case "control": throw new IllegalStateException("bell \u0007 nul \u0000 escape \u001b[31m tab\tline\nfeed\r");
        case "unicode": throw new IllegalStateException("half \ud800 pair, \ufffe, \uffff, \u00e9, \ud83d\ude00");
        case "dot": throw new IllegalStateException("back\\slash \\N \\\" {a|b} \\");
        default: throw new AssertionError(how);
        }
    }
}
