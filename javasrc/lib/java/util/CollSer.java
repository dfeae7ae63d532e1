package java.util;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** What the collections of List.of, Set.of and Map.of are written as: their elements (or keys and values in turn), and of which kind they are. */
final class CollSer implements Serializable {
    private static final long serialVersionUID = 6309168927139932177L;

    static final int LIST = 1, SET = 2, MAP = 3, LIST_WITH_NULLS = 4;

    private final int tag;
    private transient Object[] contents;

    CollSer(int tag, Object[] contents) {
        this.tag = tag;
        this.contents = contents;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeInt(contents.length);
        for (Object each : contents) out.writeObject(each);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        int length = in.readInt();
        if (length < 0) throw new InvalidObjectException("negative length " + length);
        List<Object> read = new ArrayList<>();
        while (read.size() < length) read.add(in.readObject());
        contents = read.toArray();
    }

    private Object readResolve() throws InvalidObjectException {
        if (contents == null) throw new InvalidObjectException("null array");
        try {
            return switch (tag & 0xff) {
                case LIST -> ImmutableCollections.list(contents);
                case LIST_WITH_NULLS -> ImmutableCollections.listWithNulls(contents);
                case SET -> ImmutableCollections.set(contents);
                case MAP -> ImmutableCollections.map(contents);
                default -> throw new InvalidObjectException("invalid flags 0x" + Integer.toHexString(tag));
            };
        } catch (NullPointerException | IllegalArgumentException | IndexOutOfBoundsException wrong) {
            InvalidObjectException failure = new InvalidObjectException("invalid object");
            failure.initCause(wrong);
            throw failure;
        }
    }
}
