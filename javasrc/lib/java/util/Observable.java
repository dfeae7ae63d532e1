package java.util;

/** An object that tells its observers, the latest first, when it has changed. */
@Deprecated(since = "9")
public class Observable {
    private boolean changed;
    private final Vector<Observer> observers = new Vector<>();

    public Observable() {
    }

    public synchronized void addObserver(Observer observer) {
        if (observer == null)
            throw new NullPointerException();
        if (!observers.contains(observer))
            observers.addElement(observer);
    }

    public synchronized void deleteObserver(Observer observer) { observers.removeElement(observer); }
    public void notifyObservers() { notifyObservers(null); }

    /** Tells those who observe at the moment of the call; they are told outside the monitor. */
    public void notifyObservers(Object argument) {
        Object[] told;
        synchronized (this) {
            if (!changed)
                return;
            told = observers.toArray();
            clearChanged();
        }
        for (int i = told.length - 1; i >= 0; i--)
            ((Observer) told[i]).update(this, argument);
    }

    protected synchronized void clearChanged() { changed = false; }
    public synchronized int countObservers() { return observers.size(); }
    public synchronized void deleteObservers() { observers.removeAllElements(); }
    public synchronized boolean hasChanged() { return changed; }
    protected synchronized void setChanged() { changed = true; }
}
