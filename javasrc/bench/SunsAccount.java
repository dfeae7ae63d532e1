package bench;

/**
 * A bank adds to an account and to its total without a lock: in the end the total differs from the sum of the accounts.
 * Arguments: threads, services of each; "fixed" takes a lock.
 */
public final class SunsAccount {
    private final int[] balances;
    private int total;

    private SunsAccount(int accounts) {
        balances = new int[accounts];
    }

    private void service(int account, int money) {
        balances[account] += money;
        total += money;
    }

    private synchronized void lockedService(int account, int money) {
        service(account, money);
    }

    public static void main(String[] arguments) {
        int threads = Arguments.number(arguments, 0, 2);
        int services = Arguments.number(arguments, 1, 1);
        boolean fixed = Arguments.has(arguments, "fixed");
        SunsAccount bank = new SunsAccount(threads);
        Threads.joinAll(Threads.startAll(Threads.make(threads, number -> () -> {
            for (int i = 0; i < services; i++) {
                if (fixed)
                    bank.lockedService(number, 10);
                else
                    bank.service(number, 10);
            }
        })));
        int sum = 0;
        for (int balance : bank.balances)
            sum += balance;
        if (sum != bank.total)
            throw new IllegalStateException("the accounts have " + sum + ", the bank has " + bank.total);
    }
}
