package gov.nasa.jpf.vm;

/**
 * The name under which programs written for Java PathFinder know {@link clew.Verify}, whose methods it has.
 */
public class Verify extends clew.Verify {
    protected Verify() {
    }
}
