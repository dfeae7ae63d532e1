import java.util.EnumMap;
import java.util.Map;
import java.util.function.Supplier;

/** A vending machine as an enum-driven state machine. */
public class StateMachine {
    enum Event { COIN, SELECT, REFUND, KICK }

    enum State {
        IDLE {
            @Override State on(Event e, StateMachine m) { return e == Event.COIN ? m.pay(HAS_MONEY) : e == Event.KICK ? BROKEN : super.on(e, m); }
        },
        HAS_MONEY {
            @Override State on(Event e, StateMachine m) {
                switch (e) {
                    case COIN: return m.pay(this);
                    case SELECT: return m.coins >= 3 ? m.sell() : this;
                    case REFUND: m.coins = 0; return IDLE;
                    default: return super.on(e, m);
                }
            }
        },
        BROKEN;

        State on(Event e, StateMachine m) { m.ignored.merge(e, 1, Integer::sum); return this; }
    }

    int coins, sold;
    State state = State.IDLE;
    final Map<Event, Integer> ignored = new EnumMap<>(Event.class);

    State pay(State next) { coins++; return next; }
    State sell() { coins -= 3; sold++; return coins > 0 ? State.HAS_MONEY : State.IDLE; }

    public static void main(String[] args) {
        StateMachine m = new StateMachine();
        Supplier<String> show = () -> m.state + " coins " + m.coins + " sold " + m.sold + " ignored " + m.ignored;
        for (String word : "SELECT COIN COIN SELECT COIN COIN SELECT COIN COIN SELECT REFUND COIN REFUND KICK COIN".split(" ")) {
            m.state = m.state.on(Event.valueOf(word), m);
            System.out.println(word + " -> " + show.get());
        }
    }
}
