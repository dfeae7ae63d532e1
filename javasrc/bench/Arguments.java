package bench;

/** The command line of a benchmark: numbers by position, then words that choose a variant. */
final class Arguments {
    private Arguments() {
    }

    /** The number at this position, or another one where there is none. */
    static int number(String[] arguments, int index, int otherwise) {
        boolean given = index < arguments.length && Character.isDigit(arguments[index].charAt(0));
        return given ? Integer.parseInt(arguments[index]) : otherwise;
    }

    /** Whether this word is among them. */
    static boolean has(String[] arguments, String word) {
        for (String argument : arguments)
            if (argument.equals(word))
                return true;
        return false;
    }
}
