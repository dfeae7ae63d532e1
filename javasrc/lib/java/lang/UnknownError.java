package java.lang;

/** An unknown but serious error in the virtual machine. */
public class UnknownError extends VirtualMachineError {
    public UnknownError() {
    }

    public UnknownError(String message) {
        super(message);
    }
}
