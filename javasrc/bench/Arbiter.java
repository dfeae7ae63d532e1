package bench;

/**
 * A hardware arbiter: a token goes past units that request and use a resource, until one whose request was seen takes it. Murphi's "arbiter";
 * nobody is there to take the token at the end of the line, and under certain orders it gets there. Argument: how many units.
 */
public final class Arbiter implements Moves {
    static boolean[] requests, uses, isGranted, wasRequested, holds, requestedBefore;
    /** Who gets the token next; there is one place more than units. */
    static boolean[] receives;
    static boolean someRequests, someUses;
    private final int units;

    private Arbiter(int units) {
        this.units = units;
        requests = new boolean[units];
        uses = new boolean[units];
        isGranted = new boolean[units];
        wasRequested = new boolean[units];
        holds = new boolean[units];
        requestedBefore = new boolean[units];
        receives = new boolean[units + 1];
    }

    @Override
    public int count() {
        return 6 * units;
    }

    @Override
    public boolean isPossible(int move) {
        int unit = move % units;
        switch (move / units) {
        case 0: return holds[unit] && !wasRequested[unit];
        case 1: return holds[unit] && wasRequested[unit];
        case 2: return receives[unit];
        case 3: return uses[unit];
        case 4: return isGranted[unit];
        default: return !requests[unit] && !uses[unit];
        }
    }

    @Override
    public void make(int move) {
        int unit = move % units;
        switch (move / units) {
        case 0: pass(unit); break;
        case 1: grant(unit); break;
        case 2: receive(unit); break;
        case 3: stopUsing(unit); break;
        case 4: use(unit); break;
        default: request(unit);
        }
    }

    private void pass(int unit) {
        receives[unit + 1] = true;
        holds[unit] = false;
    }

    private void grant(int unit) {
        isGranted[unit] = true;
        holds[unit] = false;
    }

    private void receive(int unit) {
        wasRequested[unit] = requests[unit];
        receives[unit] = false;
        holds[unit] = true;
    }

    private void stopUsing(int unit) {
        uses[unit] = false;
        someUses = isAny(uses);
        assert !someUses : "used by two";
        if (!someRequests)
            receives[0] = true;
    }

    private void use(int unit) {
        assert !someUses : "used by two";
        assert requests[unit] : "granted without a request";
        uses[unit] = true;
        requests[unit] = false;
        someUses = true;
        isGranted[unit] = false;
        someRequests = isAny(requests);
    }

    private void request(int unit) {
        requests[unit] = true;
        if (!someRequests && !someUses)
            sendToken();
        someRequests = true;
    }

    private void sendToken() {
        receives[0] = true;
        for (int i = 0; i < units; i++)
            requestedBefore[i] = requests[i];
    }

    private static boolean isAny(boolean[] flags) {
        for (boolean flag : flags)
            if (flag)
                return true;
        return false;
    }

    public static void main(String[] arguments) {
        Moves.play(new Arbiter(Arguments.number(arguments, 0, 4)));
    }
}
