package clew.internal.test;

import java.lang.reflect.Method;
import java.util.Comparator;

/** What the frameworks call their annotations, and the order in which each calls the methods of a class that bear the same one. */
enum Framework {
    JUNIT5(new String[] {"org.junit.jupiter.api.BeforeAll"}, "org.junit.jupiter.api.BeforeEach",
            "org.junit.jupiter.api.AfterEach", new String[] {"org.junit.jupiter.api.AfterAll"}),
    JUNIT4(new String[] {"org.junit.BeforeClass"}, "org.junit.Before", "org.junit.After", new String[] {"org.junit.AfterClass"}),
    TESTNG(new String[] {"org.testng.annotations.BeforeSuite", "org.testng.annotations.BeforeTest", "org.testng.annotations.BeforeClass"},
            "org.testng.annotations.BeforeMethod", "org.testng.annotations.AfterMethod",
            new String[] {"org.testng.annotations.AfterClass", "org.testng.annotations.AfterTest", "org.testng.annotations.AfterSuite"}),
    JUNIT3(new String[0], null, null, new String[0]);

    final String[] beforeAll, afterAll;
    final String beforeEach, afterEach;

    Framework(String[] beforeAll, String beforeEach, String afterEach, String[] afterAll) {
        this.beforeAll = beforeAll;
        this.beforeEach = beforeEach;
        this.afterEach = afterEach;
        this.afterAll = afterAll;
    }

    /** JUnit sorts by the hash codes of names; TestNG by the names. */
    Comparator<Method> order() {
        return this == TESTNG ? Framework::compareNames : Framework::compareHashes;
    }

    private static int compareNames(Method one, Method other) {
        return one.getName().compareTo(other.getName());
    }

    private static int compareHashes(Method one, Method other) {
        int order = Integer.compare(one.getName().hashCode(), other.getName().hashCode());
        return order != 0 ? order : one.toString().compareTo(other.toString());
    }
}
