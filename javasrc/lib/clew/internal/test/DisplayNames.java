package clew.internal.test;

import java.lang.reflect.Parameter;

/** What JUnit 5 calls a test where it tells it its name: by DisplayName, or by the pattern of a parameterized or repeated test. */
final class DisplayNames {
    private static final String REPEATED = "repetition {currentRepetition} of {totalRepetitions}";
    private static final String PARAMETERIZED = "[{index}] {argumentsWithNames}", BY_DEFAULT = "{default_display_name}";

    private DisplayNames() {
    }

    static String of(TestCase test) {
        if (test.index == 0) {
            return ofMethod(test);
        }
        if (test.repetitions > 0) {
            return pattern(test, "org.junit.jupiter.api.RepeatedTest", REPEATED)
                    .replace("{displayName}", ofMethod(test))
                    .replace("{currentRepetition}", Integer.toString(test.index))
                    .replace("{totalRepetitions}", Integer.toString(test.repetitions));
        }
        String pattern = pattern(test, "org.junit.jupiter.params.ParameterizedTest", BY_DEFAULT);
        pattern = pattern.replace(BY_DEFAULT, PARAMETERIZED).replace("''", "'")
                .replace("{displayName}", ofMethod(test))
                .replace("{index}", Integer.toString(test.index))
                .replace("{arguments}", test.argumentText())
                .replace("{argumentsWithNames}", withNames(test));
        for (int i = 0; i < test.arguments.length; i++) {
            pattern = pattern.replace("{" + i + "}", TestCase.show(test.arguments[i]));
        }
        return pattern;
    }

    private static String pattern(TestCase test, String annotation, String otherwise) {
        Mark mark = Marks.find(test.marks, annotation);
        return mark == null ? otherwise : mark.text("name", otherwise);
    }

    private static String ofMethod(TestCase test) {
        Mark name = Marks.find(test.marks, "org.junit.jupiter.api.DisplayName");
        if (name != null) {
            return name.text("value", test.method.getName()).trim();
        }
        StringBuilder text = new StringBuilder();
        for (Class<?> type : test.method.getParameterTypes()) {
            text.append(text.length() == 0 ? "" : ", ").append(type.getSimpleName());
        }
        return test.method.getName() + "(" + text + ")";
    }

    /** Of the class at this level of a chain. */
    static String ofClass(TestCase test, int level) {
        Class<?> type = test.chain.get(level);
        Mark name = Marks.find(Marks.withInterfaces(type), "org.junit.jupiter.api.DisplayName");
        String full = type.getName();
        return name != null ? name.text("value", full).trim()
                : level > 0 ? type.getSimpleName() : full.substring(full.lastIndexOf('.') + 1);
    }

    /** The names of parameters are known if the class was compiled with them; those of columns, if there are some, come first. */
    private static String withNames(TestCase test) {
        StringBuilder text = new StringBuilder();
        Parameter[] parameters = test.method.getParameters();
        for (int i = 0; i < test.arguments.length; i++) {
            text.append(i == 0 ? "" : ", ");
            if (test.columns != null && i < test.columns.length) {
                text.append(test.columns[i]).append(" = ");
            } else if (test.columns == null && i < parameters.length && parameters[i].isNamePresent()) {
                text.append(parameters[i].getName()).append('=');
            }
            text.append(TestCase.show(test.arguments[i]));
        }
        return text.toString();
    }
}
