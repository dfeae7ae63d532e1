package features;

import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestInstance;

/** JUnit 5: the order of fixtures, with inheritance, interfaces, nested classes and both lifecycles. */
public class FiveOrder {
    interface Service {
        @BeforeEach
        default void beforeOfService() {
            Log.of("before of service");
        }

        @AfterEach
        default void afterOfService() {
            Log.of("after of service");
        }

        @Test
        default void testOfService() {
            Log.of("test of service");
        }
    }

    static class Base {
        @BeforeAll
        static void beforeAllOfBase() {
            Log.of("before all of base");
        }

        @AfterAll
        static void afterAllOfBase() {
            Log.of("after all of base");
        }

        @BeforeEach
        void beforeOfBase() {
            Log.of("before of base");
        }

        @BeforeEach
        void overridden() {
            Log.of("overridden, of base");
        }

        @BeforeEach
        void overriddenAway() {
            Log.of("overridden away, of base");
        }

        @AfterEach
        void afterOfBase() {
            Log.of("after of base");
        }

        @Test
        void inherited() {
            Log.of("inherited", getClass().getSimpleName());
        }

        @Test
        void hidden() {
            Log.of("never in Derived");
        }
    }

    static class Derived extends Base implements Service {
        Derived() {
            Log.of("constructor");
        }

        @BeforeAll
        static void alpha() {
            Log.of("before all alpha");
        }

        @BeforeAll
        static void beta() {
            Log.of("before all beta");
        }

        @BeforeAll
        static void zeta() {
            Log.of("before all zeta");
        }

        @AfterAll
        static void gamma() {
            Log.of("after all gamma");
        }

        @AfterAll
        static void delta() {
            Log.of("after all delta");
        }

        @BeforeEach
        void one() {
            Log.of("before one");
        }

        @BeforeEach
        void two() {
            Log.of("before two");
        }

        @BeforeEach
        void three() {
            Log.of("before three");
        }

        @Override
        @BeforeEach
        void overridden() {
            Log.of("overridden, of derived");
        }

        @Override
        void overriddenAway() {
            Log.of("never called");
        }

        @Override
        void hidden() {
            Log.of("never called");
        }

        @AfterEach
        void four() {
            Log.of("after four");
        }

        @AfterEach
        void five() {
            Log.of("after five");
        }

        @AfterEach
        void six() {
            Log.of("after six");
        }

        @Test
        void own() {
            Log.of("own");
        }

        @Test
        @Disabled("not today")
        void disabled() {
            Log.of("never");
        }

        private void helper() {
            Log.of("no test");
        }
    }

    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    static class PerClass {
        int count;

        PerClass() {
            Log.of("one instance");
        }

        @BeforeAll
        void beforeAll() {
            Log.of("before all", ++count);
        }

        @BeforeEach
        void before() {
            Log.of("before", ++count);
        }

        @Test
        void test() {
            Log.of("test", ++count);
        }

        @AfterAll
        void afterAll() {
            Log.of("after all", ++count);
        }
    }

    static class InheritsPerClass extends PerClass {
        @Test
        void another() {
            Log.of("another", ++count);
        }
    }

    static class Outer {
        int value = 1;

        @BeforeAll
        static void beforeAllOfOuter() {
            Log.of("before all of outer");
        }

        @BeforeEach
        void beforeOfOuter() {
            Log.of("before of outer", value++);
        }

        @AfterEach
        void afterOfOuter() {
            Log.of("after of outer", value);
        }

        @Test
        void outer() {
            Log.of("outer", value);
        }

        @Nested
        class Inner {
            @BeforeEach
            void beforeOfInner() {
                Log.of("before of inner", value++);
            }

            @AfterEach
            void afterOfInner() {
                Log.of("after of inner", value);
            }

            @Test
            void inner() {
                Log.of("inner", value);
            }

            @Nested
            class Deeper {
                @Test
                void deeper() {
                    Log.of("deeper", value);
                }
            }

            @Nested
            @Disabled
            class Off {
                @Test
                void off() {
                    Log.of("never");
                }
            }
        }

        class NotNested {
            @Test
            void never() {
                Log.of("never");
            }
        }
    }

    static class InheritsNested extends Outer {
        @BeforeEach
        void beforeOfHeir() {
            Log.of("before of heir");
        }
    }

    interface StaticService {
        @BeforeAll
        static void beforeAllOfService() {
            Log.of("before all of service");
        }

        @AfterAll
        static void afterAllOfService() {
            Log.of("after all of service");
        }
    }

    static class UsesStatics implements StaticService {
        @BeforeAll
        static void beforeAllOfUser() {
            Log.of("before all of user");
        }

        @Test
        void test() {
            Log.of("test");
        }
    }

    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    interface PerClassService {
        @BeforeAll
        default void beforeAllOfService() {
            Log.of("before all of service");
        }
    }

    static class UsesDefaults implements PerClassService {
        @Test
        void test() {
            Log.of("test");
        }
    }

    /** Lifecycles of classes in each other. */
    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    static class Lifecycles {
        int count;

        @BeforeAll
        void beforeAll() {
            Log.of("before all", ++count);
        }

        @BeforeEach
        void before() {
            Log.of("before", ++count);
        }

        @AfterAll
        void afterAll() {
            Log.of("after all", ++count);
        }

        @Nested
        class InnerPerMethod {
            InnerPerMethod() {
                Log.of("made", ++count);
            }

            @Test
            void test() {
                Log.of("test", ++count);
            }

            @Nested
            @TestInstance(TestInstance.Lifecycle.PER_CLASS)
            class InnerPerClass {
                InnerPerClass() {
                    Log.of("made, deeper", ++count);
                }

                @BeforeAll
                void beforeAllDeeper() {
                    Log.of("before all, deeper", ++count);
                }

                @Test
                void deeper() {
                    Log.of("deeper", ++count);
                }
            }
        }
    }

    static class PerClassInPerMethod {
        PerClassInPerMethod() {
            Log.of("made");
        }

        @BeforeEach
        void before() {
            Log.of("before");
        }

        @Nested
        @TestInstance(TestInstance.Lifecycle.PER_CLASS)
        class InnerPerClass {
            @BeforeAll
            void beforeAll() {
                Log.of("before all");
            }

            @Test
            void test() {
                Log.of("test");
            }
        }
    }

    @Tag("slow")
    static class Injected {
        Injected(TestInfo info) {
            Log.of("constructed for", info.getTestClass().get().getSimpleName(), info.getDisplayName(), info.getTestMethod().isPresent());
        }

        @BeforeAll
        static void beforeAll(TestInfo info) {
            Log.of("before all", info.getDisplayName(), info.getTestMethod().isPresent());
        }

        @BeforeEach
        void before(TestInfo info) {
            Log.of("before", info.getDisplayName(), info.getTags());
        }

        @Test
        void plain(TestInfo info) {
            Log.of(info.getTestMethod().get().getName(), info.getDisplayName());
        }

        @Test
        @DisplayName("a name of its own")
        void named(TestInfo info) {
            Log.of(info.getDisplayName());
        }
    }

    @Tag("served")
    interface TaggedService {
    }

    @Tag("inherited")
    static class Tagged implements TaggedService {
    }

    @DisplayName(" around it ")
    interface NamedService {
    }

    @Disabled
    interface DisabledService {
    }

    static class DisabledByInterface implements DisabledService {
        @Test
        void off() {
            Log.of("never");
        }
    }

    static class Enabled extends DisabledByInterface {
        @Test
        void on() {
            Log.of("on");
        }
    }

    static class Informed extends Tagged implements NamedService {
        Informed(TestInfo info) {
            Log.of("constructed", info.getDisplayName(), new TreeSet<>(info.getTags()), info.getTestClass());
        }

        @BeforeAll
        static void beforeAll(TestInfo info) {
            Log.of("before all", info.getDisplayName(), new TreeSet<>(info.getTags()), info.getTestClass());
        }

        @Nested
        @Tag("inner")
        class Inner {
            Inner(TestInfo info) {
                Log.of("constructed", info.getDisplayName(), new TreeSet<>(info.getTags()), info.getTestClass());
            }

            @Test
            @Tag("own")
            void named(TestInfo info) {
                Log.of(info.getDisplayName(), new TreeSet<>(info.getTags()), info.getTestClass());
            }
        }
    }

    abstract static class Abstract {
        @Test
        void ofAbstract() {
            Log.of("of abstract", getClass().getSimpleName());
        }
    }

    static class Concrete extends Abstract {
    }

    static class NoTests {
        void helper() {
        }
    }
}
