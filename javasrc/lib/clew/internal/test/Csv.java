package clew.internal.test;

import java.util.ArrayList;
import java.util.List;

/** The records of a CsvSource. */
final class Csv {
    private final String delimiter, emptyValue;
    private final char quote;
    private final Object[] nullValues;
    private final boolean trims;

    Csv(Mark source) {
        String text = source.text("delimiterString", "");
        Character character = (Character) source.value("delimiter", '\0');
        delimiter = !text.isEmpty() ? text : character != '\0' ? character.toString() : ",";
        quote = (Character) source.value("quoteCharacter", '\'');
        emptyValue = source.text("emptyValue", "");
        nullValues = source.list("nullValues");
        trims = (Boolean) source.value("ignoreLeadingAndTrailingWhitespace", true);
    }

    /** The records of a text block, which go on to the next line within quotes; comments and empty lines are none. */
    List<String> lines(String block) {
        List<String> lines = new ArrayList<>();
        String record = "";
        for (String line : block.split("\n")) {
            if (record.isEmpty() && (line.trim().isEmpty() || line.trim().startsWith("#"))) {
                continue;
            }
            record += line;
            if (isWhole(record)) {
                lines.add(record);
                record = "";
            } else {
                record += "\n";
            }
        }
        if (!record.isEmpty()) {
            lines.add(record);
        }
        return lines;
    }

    private boolean isWhole(String text) {
        try {
            record(text);
            return true;
        } catch (Unusable quoteIsOpen) {
            return false;
        }
    }

    Object[] record(String line) {
        if (line.trim().isEmpty()) {
            throw new Unusable("a record of @CsvSource is empty");
        }
        List<Object> values = new ArrayList<>();
        for (int at = 0; at <= line.length();) {
            int start = trims ? skipBlanks(line, at) : at;
            if (start < line.length() && line.charAt(start) == quote) {
                at = quoted(line, start + 1, values);
            } else {
                int end = line.indexOf(delimiter, at);
                end = end < 0 ? line.length() : end;
                String text = line.substring(at, end);
                values.add(plain(trims ? text.trim() : text));
                at = end;
            }
            if (at >= line.length()) {
                break;
            }
            at += delimiter.length();
        }
        return values.toArray();
    }

    private static int skipBlanks(String line, int at) {
        while (at < line.length() && line.charAt(at) <= ' ') {
            at++;
        }
        return at;
    }

    /** Nothing at all is null. */
    private Object plain(String text) {
        return text.isEmpty() ? null : orNull(text);
    }

    private Object orNull(String text) {
        for (Object wanted : nullValues) {
            if (wanted.equals(text)) {
                return null;
            }
        }
        return text;
    }

    /** Adds the text up to the closing quote, where two quotes stand for one; the place of the delimiter after it. */
    private int quoted(String line, int at, List<Object> values) {
        StringBuilder text = new StringBuilder();
        for (; at < line.length(); at++) {
            if (line.charAt(at) != quote) {
                text.append(line.charAt(at));
            } else if (at + 1 < line.length() && line.charAt(at + 1) == quote) {
                text.append(quote);
                at++;
            } else {
                break;
            }
        }
        if (at >= line.length()) {
            throw new Unusable("a quote is not closed in the record: " + line);
        }
        values.add(orNull(text.length() == 0 ? emptyValue : text.toString()));
        int end = line.indexOf(delimiter, at + 1);
        end = end < 0 ? line.length() : end;
        if (!line.substring(at + 1, end).trim().isEmpty()) {
            throw new Unusable("something follows a closing quote in the record: " + line);
        }
        return end;
    }
}
