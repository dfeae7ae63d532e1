package shop;

/** Goods in a shop. Each method is safe on its own, but to look and then to take are two steps. */
public class Stock {
    private int items;

    public Stock(int items) {
        this.items = items;
    }

    public synchronized int items() {
        return items;
    }

    private synchronized void remove() {
        items--;
    }

    /** Sells one item, if there is one left. */
    public boolean sell() {
        if (items() == 0)
            return false;
        remove();
        return true;
    }
}
