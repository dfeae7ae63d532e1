package features;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.Assumptions.assumingThat;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** JUnit 5: what passes, fails and is skipped. */
public class FiveOutcomes {
    @Test
    void passes() {
        Log.of("passes");
    }

    @Test
    void fails() {
        assertEquals(1, 2, "numbers differ");
    }

    @Test
    void throwsAnything() throws Exception {
        throw new Exception("checked");
    }

    @Test
    void expects() {
        Log.of(assertThrows(IllegalStateException.class, () -> { throw new IllegalStateException("expected"); }).getMessage());
    }

    @Test
    void expectsInVain() {
        assertThrows(IllegalStateException.class, () -> Log.of("nothing"));
    }

    @Test
    void checksAll() {
        assertAll(() -> assertTrue(true), () -> assertTrue(false, "one"), () -> fail("two"));
    }

    @Test
    void assumes() {
        assumeTrue(false, "never");
        fail("not reached");
    }

    @Test
    void assumesInPart() {
        assumingThat(false, () -> fail("not reached"));
        Log.of("goes on");
    }

    @Test
    @Timeout(1)
    void inTime() {
        Log.of("in time");
    }

    @Test
    void usesAssert() {
        boolean isOn = false;
        assert isOn = true;
        Log.of("assertions", isOn);
    }

    @RepeatedTest(3)
    void repeated(RepetitionInfo info) {
        Log.of(info.getCurrentRepetition(), "of", info.getTotalRepetitions());
        assertTrue(info.getCurrentRepetition() != 2);
    }

    @RepeatedTest(3)
    void theSameEachTime() {
        Log.of("one stands for all");
    }

    @Target(ElementType.METHOD)
    @Retention(RetentionPolicy.RUNTIME)
    @Test
    @Tag("composed")
    @interface Composed {
    }

    @Composed
    void composed() {
        Log.of("composed");
    }

    static class FailsBefore {
        @BeforeEach
        void first() {
            Log.of("first");
            fail("in a fixture");
        }

        @Test
        void never() {
            Log.of("never");
        }

        @AfterEach
        void after() {
            Log.of("after");
        }
    }

    static class FailsAfter {
        @Test
        void passes() {
            Log.of("passes");
        }

        @Test
        void fails() {
            fail("first");
        }

        @AfterEach
        void after() {
            throw new IllegalStateException("after");
        }
    }

    static class FailsBeforeAll {
        @BeforeAll
        static void beforeAll() {
            fail("before all");
        }

        @Test
        void never() {
            Log.of("never");
        }

        @AfterAll
        static void afterAll() {
            Log.of("after all");
        }
    }

    static class FailsToBeMade {
        FailsToBeMade() {
            throw new IllegalArgumentException("constructor");
        }

        @Test
        void never() {
            Log.of("never");
        }

        @AfterEach
        void after() {
            Log.of("never");
        }
    }

    /** A failure comes before an assumption, whichever was first. */
    static class AssumesThenFails {
        @Test
        void assumes() {
            assumeTrue(false);
        }

        @Test
        void fails() {
            fail("first");
        }

        @AfterEach
        void after() {
            Log.of("after");
            assumeTrue(false);
            fail("not reached");
        }

        @AfterEach
        void afterThat() {
            Log.of("after that");
            throw new IllegalStateException("after that");
        }
    }

    static class AssumesAfterAll {
        @Test
        void passes() {
            Log.of("passes");
        }

        @AfterAll
        static void afterAll() {
            Log.of("after all");
            assumeTrue(false);
        }
    }

    static class FailsAfterAll {
        @Test
        void passes() {
            Log.of("passes");
        }

        @AfterAll
        static void afterAll() {
            fail("after all");
        }
    }

    static class AssumesToBeMade {
        AssumesToBeMade() {
            assumeTrue(false);
        }

        @Test
        void never() {
            fail("never");
        }
    }

    /** JUnit does not look into it. */
    private static class Private {
        @Test
        void never() {
            Log.of("never");
        }
    }

    static class AssumesBefore {
        @BeforeEach
        void before() {
            assumeTrue(false);
        }

        @Test
        void never() {
            fail("never");
        }
    }
}
