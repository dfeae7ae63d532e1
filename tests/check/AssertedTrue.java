// verdict: assertion
/** Verify's own assertion. */
public class AssertedTrue {
    public static void main(String[] arguments) {
        gov.nasa.jpf.vm.Verify.assertTrue("as wanted", gov.nasa.jpf.vm.Verify.randomBool());
    }
}
