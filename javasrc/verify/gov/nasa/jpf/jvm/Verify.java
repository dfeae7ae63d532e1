package gov.nasa.jpf.jvm;

/**
 * The name under which older programs written for Java PathFinder know {@link clew.Verify}, whose methods it has.
 */
public class Verify extends clew.Verify {
    protected Verify() {
    }
}
