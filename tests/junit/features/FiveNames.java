package features;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** JUnit 5: what a test is told that it is called. */
public class FiveNames {
    private static void show(TestInfo info) {
        Log.of(info.getDisplayName());
    }

    @RepeatedTest(2)
    void repeated(TestInfo info) {
        show(info);
    }

    @RepeatedTest(value = 2, name = "{displayName} {currentRepetition}/{totalRepetitions}")
    void repeatedByPattern(TestInfo info) {
        show(info);
    }

    @RepeatedTest(value = 1, name = RepeatedTest.LONG_DISPLAY_NAME)
    @DisplayName("often")
    void repeatedByName(TestInfo info) {
        show(info);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 1000})
    @DisplayName("with values")
    void valued(int value, TestInfo info) {
        show(info);
    }

    @ParameterizedTest(name = "it''s {index}: {0} and {1} of {displayName}: {arguments}")
    @CsvSource({"1, a", "2,"})
    void byPattern(int number, String text, TestInfo info) {
        show(info);
    }

    @ParameterizedTest(name = ParameterizedTest.DISPLAY_NAME_PLACEHOLDER)
    @ValueSource(ints = 1)
    void byItsOwn(int value, TestInfo info) {
        show(info);
    }

    @ParameterizedTest
    @CsvSource(useHeadersInDisplayName = true, textBlock = "NUMBER, TEXT\n1, a\n2, b\n")
    void byHeaders(int number, String text, TestInfo info) {
        show(info);
    }
}
