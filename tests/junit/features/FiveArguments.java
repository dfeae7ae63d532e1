package features;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EmptySource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.NullAndEmptySource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

/** JUnit 5: where arguments come from, and how they are converted. */
public class FiveArguments {
    @BeforeEach
    void before() {
        Log.of("before each value");
    }

    private static void show(Object... values) {
        for (Object value : values)
            Log.of(value == null ? "null" : value.getClass().getSimpleName(), "'" + value + "'");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, -2, 3})
    void ints(int value) {
        show(value);
        if (value < 0)
            throw new AssertionError("negative");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void widened(double value) {
        show(value);
    }

    @ParameterizedTest
    @ValueSource(chars = {'a', 'b'})
    void chars(char value) {
        show(value);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "", " b "})
    void strings(String value) {
        show(value);
    }

    @ParameterizedTest
    @ValueSource(classes = {String.class, Map.Entry.class})
    void classes(Class<?> value) {
        show(value.getName());
    }

    @ParameterizedTest
    @NullSource
    @EmptySource
    @ValueSource(strings = "more")
    void nullAndEmpty(String value) {
        show(value);
    }

    @ParameterizedTest
    @NullAndEmptySource
    void lists(List<String> value) {
        Log.of(value);
    }

    @ParameterizedTest
    @NullAndEmptySource
    void arrays(int[] value) {
        Log.of(Arrays.toString(value));
    }

    @ParameterizedTest
    @EmptySource
    void sets(Set<String> value) {
        Log.of(value);
    }

    @ParameterizedTest
    @EnumSource
    void units(TimeUnit unit) {
        show(unit);
    }

    @ParameterizedTest
    @EnumSource(value = TimeUnit.class, names = {"DAYS", "HOURS"})
    void included(TimeUnit unit) {
        show(unit);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = {"DAYS", "HOURS", "SECONDS"})
    void excluded(TimeUnit unit) {
        show(unit);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_ALL, names = {".*S", "M.*"})
    void matched(TimeUnit unit) {
        show(unit);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_ANY, names = {"NAN.*", "MIC.*"})
    void matchedByOne(TimeUnit unit) {
        show(unit);
    }

    @ParameterizedTest
    @CsvSource({"1, one", "2, 'two, quoted'", "3,", "4, ''", "5,'it''s'", " 6 ,  spaced  "})
    void records(int number, String text) {
        show(number, text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "NIL", emptyValue = "EMPTY", value = {"1|NIL", "2|''", "3|a,b"})
    void otherRecords(long number, String text) {
        show(number, text);
    }

    @ParameterizedTest
    @CsvSource(textBlock = "# a comment\n1, true, x\n0x10, false, y\n")
    void block(int number, boolean flag, char letter) {
        show(number, flag, letter);
    }

    @ParameterizedTest
    @CsvSource({"a,'b','c,d'", "'',,' '", "'a''b',\"q\", x'y'z", "' a ' , b  c ,  'd' ", "'null',null,NULL", "\ta\t,\tb, # c"})
    void quoted(String one, String two, String three) {
        show(one, two, three);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "->", value = {"a->b", "'x->y' -> "})
    void delimited(String one, String two) {
        show(one, two);
    }

    @ParameterizedTest
    @CsvSource(emptyValue = "EMPTY", nullValues = {"EMPTY", "N/A"}, value = {"'',N/A", "'N/A',"})
    void emptyOrNull(String one, String two) {
        show(one, two);
    }

    @ParameterizedTest
    @CsvSource(ignoreLeadingAndTrailingWhitespace = false, quoteCharacter = '"', value = {" a ,' b '", "\"c,d\", e "})
    void spaces(String one, String two) {
        show(one, two);
    }

    @ParameterizedTest
    @CsvSource(textBlock = "a, 'b\n# c'\n# none, 'open\nit's, d\n")
    void recordOfTwoLines(String one, String two) {
        show(one, two);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0xff", "-1", "1_000"})
    void numbersAsText(int value) {
        show(value);
    }

    @ParameterizedTest
    @ValueSource(strings = {"int", "int[]", "[I", "java.lang.String[]"})
    void classesAsText(Class<?> value) {
        show(value.getName());
    }

    @ParameterizedTest
    @CsvSource({"1, 2.5, 3, DAYS, 12345678901234567890.5", "-1, 1e3, 0x7f, SECONDS, 0"})
    void converted(byte small, float real, short middle, TimeUnit unit, BigDecimal big) {
        show(small, real, middle, unit, big);
    }

    static class Money {
        final String text;

        private Money(String text) {
            this.text = text;
        }

        static Money of(String text) {
            return new Money("$" + text);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    static class Wrapped {
        final String text;

        Wrapped(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return "[" + text + "]";
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"5", "7"})
    void byFactory(Money money) {
        show(money);
    }

    @ParameterizedTest
    @ValueSource(strings = "w")
    void byConstructor(Wrapped wrapped) {
        show(wrapped);
    }

    @ParameterizedTest
    @ValueSource(strings = "2020-02-03")
    void dates(java.time.LocalDate date) {
        show(date);
    }

    static Stream<Arguments> pairs() {
        return Stream.of(Arguments.of(1, "a"), Arguments.of(2, null));
    }

    @ParameterizedTest
    @MethodSource
    void pairs(int number, String text) {
        show(number, text);
    }

    static IntStream numbers() {
        return IntStream.rangeClosed(1, 3);
    }

    static Collection<String> words() {
        return List.of("x", "y");
    }

    static Iterator<Object[]> rows() {
        return List.of(new Object[] {1, 2}, new Object[] {3, 4}).iterator();
    }

    static int[] plainArray() {
        return new int[] {7, 8};
    }

    @ParameterizedTest
    @MethodSource("numbers")
    void fromStream(long number) {
        show(number);
    }

    @ParameterizedTest
    @MethodSource({"words", "features.FiveArguments#words"})
    void fromCollections(String word) {
        show(word);
    }

    @ParameterizedTest
    @MethodSource("rows")
    void fromRows(int one, int two) {
        show(one, two);
    }

    @ParameterizedTest
    @MethodSource("plainArray")
    void fromArray(int one) {
        show(one);
    }

    static Stream<Arguments> named() {
        return Stream.of(Arguments.of(Named.of("one", 1), "a"), Arguments.of(2, Named.of("letter", "b")));
    }

    @ParameterizedTest
    @MethodSource("named")
    void fromNamed(int number, String text, TestInfo info) {
        show(number, text);
        Log.of(info.getDisplayName());
    }

    interface Row extends Arguments {
    }

    static Stream<Row> ownArguments() {
        return Stream.of(() -> new Object[] {1, "a"});
    }

    static String ownArguments(int unused) {
        return "makes one value, and is no source";
    }

    @ParameterizedTest
    @MethodSource("ownArguments")
    void fromOwnArguments(int number, String text) {
        show(number, text);
    }

    static class Resource implements AutoCloseable {
        private final String name;

        Resource(String name) {
            this.name = name;
        }

        @Override
        public void close() {
            Log.of("closed", name);
            if (name.isEmpty())
                throw new IllegalStateException();
        }
    }

    static Stream<Arguments> resources() {
        return Stream.of(Arguments.of(new Resource("a"), new Resource("b"), new Resource("c")),
                Arguments.of(new Resource("d"), new Resource(""), new Resource("e")),
                Arguments.of(Named.of("named", new Resource("f")), null, null));
    }

    @ParameterizedTest
    @MethodSource("resources")
    void closesItsArguments(Resource one, Resource other) {
        Log.of("open");
    }

    @ParameterizedTest(autoCloseArguments = false)
    @MethodSource("resources")
    void leavesItsArgumentsOpen(Resource one) {
        Log.of("open");
    }

    @AfterEach
    void after() {
        Log.of("after each value");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void withInfo(int value, TestInfo info) {
        show(value);
        Log.of(info.getTestMethod().get().getName());
    }

    @ParameterizedTest
    @CsvSource("1, 2, 3")
    void fewerParameters(int one) {
        show(one);
    }

    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    static class PerClass {
        Stream<String> own() {
            return Stream.of("p", "q");
        }

        @ParameterizedTest
        @MethodSource("own")
        void fromInstance(String text) {
            show(text);
        }
    }
}
