package java.lang.reflect;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;

/** Wraps a checked exception that a proxy's handler threw though the interface's method does not declare it. */
public class UndeclaredThrowableException extends RuntimeException {
    private static final long serialVersionUID = 330127114055056639L;

    public UndeclaredThrowableException(Throwable undeclared) {
        super(null, undeclared);
    }

    public UndeclaredThrowableException(Throwable undeclared, String message) {
        super(message, undeclared);
    }

    public Throwable getUndeclaredThrowable() {
        return getCause();
    }

    /** The serialized form has the cause twice, as it was before all exceptions had one. */
    private static final class SerialForm {
        private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("undeclaredThrowable", Throwable.class)};
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.putFields().put("undeclaredThrowable", getCause());
        out.writeFields();
    }
}
