package java.lang.ref;

import jdk.internal.access.JavaLangRefAccess;
import jdk.internal.access.SharedSecrets;

/** What the JDK's other packages may do with references. */
final class RefAccess implements JavaLangRefAccess {
    static {
        SharedSecrets.setJavaLangRefAccess(new RefAccess());
    }

    private RefAccess() {
    }

    @Override
    public boolean waitForReferenceProcessing() {
        Reference.takeCleared();
        return false;
    }

    @Override
    public void runFinalization() {
    }

    /** Of newer JDKs. */
    public void startThreads() {
    }
}
