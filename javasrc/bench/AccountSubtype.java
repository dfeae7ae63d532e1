package bench;

/**
 * Business and personal accounts in a ring. A business account takes the other's lock for a transfer, which among
 * business accounts alone is a deadlock; a personal one takes none, so that an update may get lost.
 * Arguments: business accounts, personal accounts; "fixed" takes the other's lock after its own was released.
 */
public final class AccountSubtype {
    private abstract static class AnyAccount {
        int amount = 100;

        synchronized void deposit(int money) {
            amount += money;
        }

        synchronized void withdraw(int money) {
            amount -= money;
        }

        abstract void transfer(AnyAccount other, int money);

        private void transferFixed(AnyAccount other, int money) {
            withdraw(money);
            other.deposit(money);
        }

        void manage(AnyAccount next, boolean fixed) {
            deposit(300);
            transfer(next, 10, fixed);
            deposit(10);
            withdraw(20);
            deposit(10);
            transfer(next, 10, fixed);
            withdraw(100);
        }

        private void transfer(AnyAccount other, int money, boolean fixed) {
            if (fixed)
                transferFixed(other, money);
            else
                transfer(other, money);
        }
    }

    private static final class BusinessAccount extends AnyAccount {
        @Override
        synchronized void transfer(AnyAccount other, int money) {
            amount -= money;
            synchronized (other) {
                other.amount += money;
            }
        }
    }

    private static final class PersonalAccount extends AnyAccount {
        @Override
        synchronized void transfer(AnyAccount other, int money) {
            amount -= money;
            other.amount += money;
        }
    }

    public static void main(String[] arguments) {
        int business = Arguments.number(arguments, 0, 1);
        int count = business + Arguments.number(arguments, 1, 1);
        boolean fixed = Arguments.has(arguments, "fixed");
        AnyAccount[] accounts = new AnyAccount[count];
        for (int i = 0; i < count; i++)
            accounts[i] = i < business ? new BusinessAccount() : new PersonalAccount();
        Threads.joinAll(Threads.startAll(Threads.make(count, i -> {
            AnyAccount mine = accounts[i], next = accounts[(i + 1) % count];
            return () -> mine.manage(next, fixed);
        })));
        for (AnyAccount account : accounts)
            if (account.amount != 300)
                throw new IllegalStateException("an account has " + account.amount);
    }
}
