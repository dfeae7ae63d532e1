import java.util.EventObject;
import java.util.Observable;
import java.util.Observer;

/** Observable tells its observers, the latest first; EventObject names its source. */
@SuppressWarnings("deprecation")
public class ObserversAndEvents {
    static class Counter extends Observable {
        int value;

        void add(int amount) {
            value += amount;
            setChanged();
            notifyObservers(amount);
        }
    }

    public static void main(String[] args) {
        Counter counter = new Counter();
        Observer first = (who, what) -> System.out.println("first " + what + " " + ((Counter) who).value);
        Observer second = (who, what) -> System.out.println("second " + what);
        counter.addObserver(first);
        counter.addObserver(second);
        counter.addObserver(first);
        System.out.println(counter.countObservers());
        counter.add(3);
        counter.notifyObservers("unchanged");
        counter.deleteObserver(second);
        counter.add(4);
        System.out.println(counter.hasChanged());
        System.out.println(new EventObject("origin").getSource() + " " + new EventObject("origin"));
        try {
            new EventObject(null);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
