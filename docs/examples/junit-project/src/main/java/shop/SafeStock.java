package shop;

/** The same, done right: nobody comes between the look and the taking. */
public class SafeStock extends Stock {
    public SafeStock(int items) {
        super(items);
    }

    @Override
    public synchronized boolean sell() {
        return super.sell();
    }
}
