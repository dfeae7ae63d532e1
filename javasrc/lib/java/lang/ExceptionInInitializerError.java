package java.lang;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;

/** A static initializer ended with an exception. */
public class ExceptionInInitializerError extends LinkageError {
    private static final long serialVersionUID = 1521711792217232256L;

    public ExceptionInInitializerError() {
        initCause(null);
    }

    public ExceptionInInitializerError(Throwable thrown) {
        super(null, thrown);
    }

    public ExceptionInInitializerError(String message) {
        super(message, null);
    }

    public Throwable getException() {
        return getCause();
    }

    /** The serialized form has the cause twice, as it was before all exceptions had one. */
    private static final class SerialForm {
        private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("exception", Throwable.class)};
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.putFields().put("exception", getCause());
        out.writeFields();
    }
}
