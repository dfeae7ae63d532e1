import java.util.ArrayDeque;
import java.util.PriorityQueue;
import java.util.Random;

/** A discrete event simulation of a shop with two tills. */
public class EventQueueSimulation {
    static abstract class Event implements Comparable<Event> {
        static int made;
        final double time;
        final int number = made++;
        Event(double time) { this.time = time; }
        abstract void happen();
        public int compareTo(Event e) { int c = Double.compare(time, e.time); return c != 0 ? c : Integer.compare(number, e.number); }
    }

    final PriorityQueue<Event> events = new PriorityQueue<>();
    final ArrayDeque<Double> queue = new ArrayDeque<>();
    final Random random = new Random(1);
    double now, waited;
    int free = 2, served, longest;

    void arrive() {
        queue.add(now);
        longest = Math.max(longest, queue.size());
        serve();
        double next = now + random.nextDouble() * 2;
        if (next < 100) events.add(new Event(next) { void happen() { arrive(); } });
    }

    void serve() {
        if (free == 0 || queue.isEmpty()) return;
        free--;
        waited += now - queue.poll();
        events.add(new Event(now + 1 + random.nextInt(3)) { void happen() { free++; served++; serve(); } });
    }

    public static void main(String[] args) {
        EventQueueSimulation s = new EventQueueSimulation();
        s.events.add(new Event(0) { void happen() { s.arrive(); } });
        while (!s.events.isEmpty()) {
            Event e = s.events.poll();
            s.now = e.time;
            e.happen();
        }
        System.out.println(s.served + " served, queue at most " + s.longest + ", waited " + s.waited / s.served + ", end " + s.now + ", events " + Event.made);
    }
}
