package java.lang;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;

/** A class was asked for by name and not found. */
public class ClassNotFoundException extends ReflectiveOperationException {
    private static final long serialVersionUID = 9176873029745254542L;

    public ClassNotFoundException() {
        super((Throwable) null);
    }

    public ClassNotFoundException(String message) {
        super(message, null);
    }

    public ClassNotFoundException(String message, Throwable cause) {
        super(message, cause);
    }

    public Throwable getException() {
        return getCause();
    }

    /** The serialized form has the cause twice, as it was before all exceptions had one. */
    private static final class SerialForm {
        private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("ex", Throwable.class)};
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.putFields().put("ex", getCause());
        out.writeFields();
    }
}
