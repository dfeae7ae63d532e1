package java.lang.invoke;

import clew.internal.Hidden;

/** String concatenation. The VM makes the call sites of invokedynamic itself; these methods are for who calls them by hand. */
public final class StringConcatFactory {
    private static final char ARGUMENT = 1, CONSTANT = 2;

    private StringConcatFactory() {
    }

    private static void demand(MethodHandles.Lookup lookup, String name, MethodType type) throws StringConcatException {
        java.util.Objects.requireNonNull(lookup, "Lookup is null");
        java.util.Objects.requireNonNull(name, "Name is null");
        java.util.Objects.requireNonNull(type, "Concat type is null");
        if (!type.returnType().isAssignableFrom(String.class)) {
            throw new StringConcatException("The return type should be compatible with String, but it is " + type.returnType());
        }
    }

    public static CallSite makeConcat(MethodHandles.Lookup lookup, String name, MethodType type) throws StringConcatException {
        demand(lookup, name, type);
        return makeConcatWithConstants(lookup, name, type, String.valueOf(ARGUMENT).repeat(type.parameterCount()));
    }

    public static CallSite makeConcatWithConstants(MethodHandles.Lookup lookup, String name, MethodType type, String recipe,
            Object... constants) throws StringConcatException {
        demand(lookup, name, type);
        java.util.Objects.requireNonNull(recipe, "Recipe is null");
        java.util.Objects.requireNonNull(constants, "Constants are null");
        long arguments = recipe.chars().filter(c -> c == ARGUMENT).count(), others = recipe.chars().filter(c -> c == CONSTANT).count();
        if (arguments != type.parameterCount()) {
            throw new StringConcatException("Mismatched number of concat arguments: recipe wants " + arguments
                    + " arguments, but signature provides " + type.parameterCount());
        }
        if (others != constants.length) {
            throw new StringConcatException("Mismatched number of concat constants: recipe wants " + others
                    + " constants but only " + constants.length + " are passed");
        }
        return new ConstantCallSite(new MethodHandle(type) {
            @Override
            @Hidden
            Object invokeGeneric(Object[] values) {
                return join(recipe, constants, values);
            }
        });
    }

    private static String join(String recipe, Object[] constants, Object[] values) {
        StringBuilder text = new StringBuilder();
        int constant = 0, value = 0;
        for (char part : recipe.toCharArray()) {
            switch (part) {
                case ARGUMENT -> text.append(values[value++]);
                case CONSTANT -> text.append(constants[constant++]);
                default -> text.append(part);
            }
        }
        return text.toString();
    }
}
