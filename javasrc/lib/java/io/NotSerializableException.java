package java.io;

/** An object of a class that is not Serializable; the message is the class name. */
public class NotSerializableException extends ObjectStreamException {
    public NotSerializableException(String classname) {
        super(classname);
    }

    public NotSerializableException() {
    }
}
