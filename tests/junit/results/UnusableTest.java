package results;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EmptySource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What clew cannot run as JUnit does, or what JUnit itself refuses. Before each test: how its line ends. */
class UnusableTest {
    // result: unusable (@TestFactory: its tests are known only when it runs)
    @TestFactory
    Stream<DynamicTest> factory() {
        return Stream.empty();
    }

    // result: unusable (nothing is known for the parameter of type java.lang.String of injected)
    @Test
    void injected(String unknown) {
    }

    // result: unusable (the condition @EnabledOnOs is not evaluated)
    @Test
    @EnabledOnOs(OS.LINUX)
    void conditional() {
    }

    // result: unusable (@TempDir is not supported)
    @Test
    void needsFolder(@TempDir Path folder) {
    }

    // result: unusable (arguments from @CsvFileSource are not supported)
    @ParameterizedTest
    @CsvFileSource(resources = "/none.csv")
    void fromFile(String text) {
    }

    // result: unusable (the parameterized test has no source of arguments)
    @ParameterizedTest
    void withoutSource(int value) {
    }

    // result: [1] (1): proved
    // result: [2] (x): unusable (cannot convert the text 'x' to java.lang.Integer: java.lang.NumberFormatException
    @ParameterizedTest
    @ValueSource(strings = {"1", "x"})
    void notConverted(int value) {
    }

    // result: unusable (a quote is not closed in the record: 'a)
    @ParameterizedTest
    @CsvSource("'a")
    void notClosed(String value) {
    }

    // result: unusable (there is no method nowhere in results.UnusableTest for @MethodSource)
    @ParameterizedTest
    @MethodSource("nowhere")
    void fromNowhere(int value) {
    }

    static Stream<Integer> broken() {
        throw new IllegalStateException("out of order");
    }

    // result: unusable (the method broken of @MethodSource throws java.lang.IllegalStateException: out of order)
    @ParameterizedTest
    @MethodSource("broken")
    void fromBroken(int value) {
    }

    // result: unusable (a test of JUnit 5 must return nothing)
    @Test
    int returns() {
        return 1;
    }

    static List<Integer> filledLater = new ArrayList<>();

    static List<Integer> later() {
        return filledLater;
    }

    @BeforeAll
    static void fill() {
        filledLater.add(1);
    }

    // result: unusable (there are no arguments: its sources are empty before any fixture has run)
    @ParameterizedTest
    @MethodSource("later")
    void fromWhatIsFilledLater(int value) {
    }

    // result: unusable (there are no arguments: its sources are empty before any fixture has run)
    @ParameterizedTest
    @ValueSource(ints = {})
    void fromNothing(int value) {
    }

    // result: unusable (a record of @CsvSource is empty)
    @ParameterizedTest
    @CsvSource("")
    void fromEmptyRecord(String value) {
    }

    static Stream<Integer> overloaded() {
        return Stream.of(1);
    }

    static List<Integer> overloaded(int value) {
        return List.of(value);
    }

    // result: unusable (there are several methods overloaded in results.UnusableTest for @MethodSource)
    @ParameterizedTest
    @MethodSource("overloaded")
    void fromOverloaded(int value) {
    }

    // result: [1] (1): proved
    @ParameterizedTest
    @MethodSource("overloaded()")
    void fromOneOfThem(int value) {
    }

    // result: unusable (its arguments cannot be listed: java.util.regex.PatternSyntaxException
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_ANY, names = "(")
    void fromNoPattern(TimeUnit unit) {
    }

    // result: unusable (@NullSource needs a parameter)
    @ParameterizedTest
    @NullSource
    void fromNull() {
    }

    // result: unusable (@CsvSource needs either records or a text block)
    @ParameterizedTest
    @CsvSource(value = "1", textBlock = "2")
    void fromBoth(int value) {
    }

    // result: unusable (something follows a closing quote in the record: 'a' b)
    @ParameterizedTest
    @CsvSource("'a' b")
    void quotedInPart(String value) {
    }

    // result: [1] ([]): proved
    @ParameterizedTest
    @EmptySource
    void fromEmpty(SortedSet<String> values) {
    }

    @Nested
    abstract class AbstractTest {
        // result: unusable (results.UnusableTest$AbstractTest is abstract)
        @Test
        void unmade() {
        }
    }

    // result: unusable (parameters of type ArgumentsAccessor are not supported)
    @ParameterizedTest
    @CsvSource("1, 2")
    void accessed(ArgumentsAccessor values) {
    }

    // result: unusable (@RepeatedTest needs a positive number)
    @RepeatedTest(0)
    void never() {
    }

    // result: unusable (there is no repetition for the parameter of type org.junit.jupiter.api.RepetitionInfo of notRepeated)
    @Test
    void notRepeated(RepetitionInfo info) {
    }

    static class ReturningFixtureTest {
        @BeforeEach
        int before() {
            return 1;
        }

        // result: unusable (the fixture before must return nothing)
        @Test
        void unprepared() {
        }
    }

    static class Ignorant implements Extension {
    }

    @ExtendWith(Ignorant.class)
    static class ExtendedTest {
        // result: unusable (extensions of JUnit are not run: results.UnusableTest$Ignorant)
        @Test
        void extended() {
        }
    }

    @ExtendWith(Ignorant.class)
    interface Extending {
    }

    static class ExtendedByInterfaceTest implements Extending {
        // result: unusable (extensions of JUnit are not run: results.UnusableTest$Ignorant)
        @Test
        void extendedFromThere() {
        }
    }

    interface Registering {
        @RegisterExtension
        Ignorant OF_INTERFACE = new Ignorant();
    }

    static class RegisteredByInterfaceTest implements Registering {
        // result: unusable (extensions of JUnit are not run: OF_INTERFACE)
        @Test
        void registeredThere() {
        }
    }

    @EnabledOnOs(OS.WINDOWS)
    static class ConditionalTest {
        // result: unusable (the condition @EnabledOnOs is not evaluated)
        @Test
        void onlyThere() {
        }
    }

    @EnabledOnOs(OS.WINDOWS)
    static class Conditional {
    }

    static class UnconditionalTest extends Conditional {
        // result: proved
        @Test
        void everywhere() {
        }
    }

    static class RegisteredTest {
        @RegisterExtension
        static Ignorant ignorant = new Ignorant();

        // result: unusable (extensions of JUnit are not run: ignorant)
        @Test
        void registered() {
        }
    }

    static class NotStaticTest {
        @BeforeAll
        void beforeAll() {
        }

        // result: unusable (the fixture beforeAll must be static, unless the class has @TestInstance(PER_CLASS))
        @Test
        void never() {
        }
    }

    static class PrivateFixtureTest {
        @BeforeEach
        private void before() {
        }

        // result: unusable (the fixture before must not be private)
        @Test
        void hidden() {
        }
    }

    static class TwoConstructorsTest {
        TwoConstructorsTest() {
        }

        TwoConstructorsTest(int value) {
        }

        // result: unusable (results.UnusableTest$TwoConstructorsTest must have one constructor, and has 2)
        @Test
        void which() {
        }
    }
}
