package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Customers want the last two items. JUnit runs one schedule of each test; clew runs them all. */
class StockTest {
    private Stock stock;

    @BeforeEach
    void fill() {
        stock = new Stock(2);
    }

    static void sellTo(int customers, Stock stock) throws InterruptedException {
        Thread[] threads = new Thread[customers];
        for (int i = 0; i < customers; i++)
            threads[i] = new Thread(stock::sell, "customer-" + i);
        for (Thread thread : threads)
            thread.start();
        for (Thread thread : threads)
            thread.join();
    }

    @Test
    void sellsNothingWhenEmpty() {
        stock.sell();
        stock.sell();
        assertFalse(stock.sell());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void neverSellsMoreThanThereIs(int customers) throws InterruptedException {
        sellTo(customers, stock);
        assertEquals(Math.max(0, 2 - customers), stock.items());
    }

    @Nested
    class WhenSafe {
        @BeforeEach
        void fillSafely() {
            stock = new SafeStock(2);
        }

        @Test
        void neverSellsMoreThanThereIs() throws InterruptedException {
            sellTo(3, stock);
            assertEquals(0, stock.items());
        }
    }
}
