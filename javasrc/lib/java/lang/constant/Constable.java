package java.lang.constant;

import java.util.Optional;

/** A value that may be described in a constant pool. */
public interface Constable {
    Optional<? extends ConstantDesc> describeConstable();
}
