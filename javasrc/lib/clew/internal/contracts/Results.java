package clew.internal.contracts;

import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;

/**
 * Results as texts; two results are the same if their texts are. Numbers, strings and so on by value, collections, maps and arrays
 * by what is in them, other objects by their toString, if their class or one above it has one of its own, or else by their
 * class alone.
 */
final class Results {
    private Results() {
    }

    static String text(Object value) {
        if (value == null) {
            return "null";
        }
        if (value instanceof Integer || value instanceof Boolean || value instanceof Enum<?>) {
            return value.toString();
        }
        if (value instanceof String || value instanceof StringBuilder || value instanceof StringBuffer) {
            return quoted(value.toString(), '"');
        }
        if (value instanceof Character) {
            return quoted(value.toString(), '\'');
        }
        if (value instanceof Long) {
            return value + "L";
        }
        if (value instanceof Float) {
            return value + "f";
        }
        if (value instanceof Number && value.getClass().getName().startsWith("java.lang.")) {
            return value.toString();
        }
        return structure(value);
    }

    private static String quoted(String text, char quote) {
        StringBuilder quoted = new StringBuilder().append(quote);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == quote || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ' || c >= 127) {
                quoted.append(String.format("\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append(quote).toString();
    }

    private static String structure(Object value) {
        if (value.getClass().isArray()) {
            StringBuilder text = new StringBuilder("[");
            for (int i = 0; i < Array.getLength(value); i++) {
                text.append(i == 0 ? "" : ", ").append(text(Array.get(value, i)));
            }
            return text.append(']').toString();
        }
        if (value instanceof Collection<?> collection) {
            return elements(collection.iterator());
        }
        if (value instanceof Map<?, ?> map) {
            return elements(map.entrySet().iterator());
        }
        if (value instanceof Map.Entry<?, ?> entry) {
            return text(entry.getKey()) + "=" + text(entry.getValue());
        }
        if (value instanceof Optional<?> optional) {
            return optional.isPresent() ? "Optional " + text(optional.get()) : "Optional empty";
        }
        if (value instanceof Throwable) {
            return value.getClass().getName();
        }
        return other(value);
    }

    private static String elements(Iterator<?> iterator) {
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; iterator.hasNext(); i++) {
            text.append(i == 0 ? "" : ", ").append(text(iterator.next()));
        }
        return text.append(']').toString();
    }

    private static String other(Object value) {
        try {
            boolean has = value.getClass().getMethod("toString").getDeclaringClass() != Object.class;
            String text = has ? value.toString() : null;
            return value.getClass().getName() + (text == null ? "" : " " + quoted(text, '"'));
        } catch (NoSuchMethodException impossible) {
            throw new InternalError(impossible);
        }
    }
}
