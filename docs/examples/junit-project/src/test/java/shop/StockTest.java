package shop;

/** Three customers want the last two items. A test runs one schedule; clew runs them all. */
public class StockTest {
    static void sellToThree(Stock stock) throws InterruptedException {
        Thread[] customers = new Thread[3];
        for (int i = 0; i < customers.length; i++)
            customers[i] = new Thread(stock::sell, "customer-" + i);
        for (Thread customer : customers)
            customer.start();
        for (Thread customer : customers)
            customer.join();
        assert stock.items() == 0 : "items left: " + stock.items();
    }

    public static void main(String[] args) throws InterruptedException {
        sellToThree(new Stock(2));
    }
}
