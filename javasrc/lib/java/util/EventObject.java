package java.util;

import java.io.Serializable;

/** Something that happened, and to whom. */
public class EventObject implements Serializable {
    protected transient Object source;

    public EventObject(Object source) {
        this.source = source;
        if (source == null) throw new IllegalArgumentException("null source");
    }

    public Object getSource() { return source; }
    @Override public String toString() { return getClass().getName().concat("[source=" + source + "]"); }
}
