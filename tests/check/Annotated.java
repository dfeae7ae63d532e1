// verdict: none
/** What has no meaning in a search does no harm there; what is asked is answered. */
import gov.nasa.jpf.vm.Verify;

public class Annotated {
    public static void main(String[] arguments) {
        assert Verify.isRunningInJPF() && Verify.vmIsMatchingStates() && !Verify.isTraceReplay();
        Verify.interesting(true);
        Verify.boring(true);
        Verify.addComment("a");
        Verify.setProperties("a=b", "c=d");
        Verify.instrumentPoint("here");
        Verify.instrumentPointDeep("here");
        Verify.instrumentPointDeepRecur("here", 2);
        Verify.log("logger", Verify.INFO, "message");
        Verify.log("logger", Verify.INFO, "%s", 1);
        Verify.print("a");
        Verify.print("a", 1);
        Verify.print("a", true);
        Verify.print("a", "b", "c");
        Verify.println();
        Verify.println("a");
        Verify.threadPrint("a");
        Verify.threadPrintln("a");
        Verify.printPathOutput("a");
        Verify.printPathOutput(true, "a");
        Verify.busyWait(1000);
        Verify.breakTransition("why");
        Verify.storeTrace("file", "comment");
        Verify.dumpState();
        Verify.assertTrue(true);
        Verify.assertTrue("message", true);
        assert !Verify.isCalledFromClass("java.util.ArrayList") && inner();
        int value = Verify.getIntFromList(3, 5, 7);
        assert value == 3 || value == 5 || value == 7;
        assert Verify.getLong(1L << 40, (1L << 40) + 1) >> 40 == 1;
        assert Verify.getDoubleFromList(0.5, 1.5) > 0 && Verify.getFloatFromList(0.5f) > 0 && Verify.getLongFromList(1, 2) > 0;
        assert Integer.bitCount(Verify.getBitFlip(0)) <= 1;
        Verify.resetCounter(5);
        assert Verify.getCounter(5) == 0;
    }

    private static boolean inner() {
        return Verify.isCalledFromClass("Annotated");
    }
}
