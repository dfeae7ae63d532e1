package clew.internal.test;

import java.util.Map;

/**
 * An annotation as the class file has it. Values are boxes, strings, names of enum constants, descriptors of classes, marks, and arrays of
 * these as Object[]; members that were not given are not there.
 */
final class Mark {
    private static final Object[] NOTHING = {};

    final String type;                      // "org.junit.Test"
    final Map<String, Object> values;

    Mark(String type, Map<String, Object> values) {
        this.type = type;
        this.values = values;
    }

    Object value(String member, Object otherwise) {
        Object value = values.get(member);
        return value == null ? otherwise : value;
    }

    String text(String member, String otherwise) {
        return (String) value(member, otherwise);
    }

    /** The elements of an array, none if it was not given. */
    Object[] list(String member) {
        Object value = values.get(member);
        return value instanceof Object[] ? (Object[]) value : NOTHING;
    }

    boolean isOf(String name) {
        return type.equals(name);
    }

    String simpleName() {
        return type.substring(type.lastIndexOf('.') + 1);
    }
}
