import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.ClassTemplate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What JUnit 5.11 and later, and 6, have more than 5.9, compiled with stand-ins that are not there in the run. Before each test: how its line ends. */
class LaterTest {
    enum Size { SMALL, MIDDLE, LARGE, HUGE }

    // result: proved
    @Test
    void plain() {
    }

    // result: [1] (MIDDLE): proved
    // result: [2] (LARGE): proved
    @ParameterizedTest
    @EnumSource(from = "MIDDLE", to = "LARGE")
    void inRange(Size size) {
    }

    // result: [1] (HUGE): proved
    @ParameterizedTest
    @EnumSource(from = "LARGE", mode = EnumSource.Mode.EXCLUDE, names = "LARGE")
    void fromThere(Size size) {
    }

    static class ClosingTest {
        @AutoClose
        AutoCloseable resource = () -> { };

        // result: unusable (@AutoClose is not supported: resource)
        @Test
        void closes() {
        }
    }

    @ClassTemplate
    static class TemplateTest {
        // result: unusable (@ClassTemplate is not supported)
        @Test
        void ofTemplate() {
        }
    }
}
