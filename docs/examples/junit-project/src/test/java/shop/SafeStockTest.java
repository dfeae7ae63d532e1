package shop;

/** The same customers in a shop that is done right. */
public class SafeStockTest {
    public static void main(String[] args) throws InterruptedException {
        StockTest.sellToThree(new SafeStock(2));
    }
}
