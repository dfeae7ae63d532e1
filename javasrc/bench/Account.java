package bench;

/**
 * Accounts in a ring that transfer to each other, holding their own lock while they take the other's: a deadlock. From four
 * accounts on, the one called D forgets the other's lock, so that an update may get lost.
 * Arguments: accounts (at most 10); "fixed" never holds two locks and forgets none.
 */
public final class Account {
    private final String name;
    private final boolean fixed;
    private double amount = 100;

    private Account(String name, boolean fixed) {
        this.name = name;
        this.fixed = fixed;
    }

    private synchronized void deposit(double money) {
        amount += money;
    }

    private synchronized void withdraw(double money) {
        amount -= money;
    }

    private void transfer(Account other, double money) {
        if (fixed) {
            withdraw(money);
            other.deposit(money);
        } else {
            transferAtOnce(other, money);
        }
    }

    private synchronized void transferAtOnce(Account other, double money) {
        amount -= money;
        if (name.equals("D"))
            other.amount += money;
        else
            other.deposit(money);
    }

    private void manage(Account next, Account afterNext) {
        deposit(300);
        transfer(next, 10);
        deposit(10);
        transfer(afterNext, 10);
        withdraw(20);
        deposit(10);
        transfer(next, 10);
        withdraw(100);
    }

    public static void main(String[] arguments) {
        int count = Arguments.number(arguments, 0, 2);
        Account[] accounts = new Account[count];
        for (int i = 0; i < count; i++)
            accounts[i] = new Account("ABCDEFGHIJ".substring(i, i + 1), Arguments.has(arguments, "fixed"));
        Threads.joinAll(Threads.startAll(Threads.make(count, i -> {
            Account mine = accounts[i], next = accounts[(i + 1) % count], afterNext = accounts[(i + 2) % count];
            return () -> mine.manage(next, afterNext);
        })));
        for (Account account : accounts)
            if (account.amount != 300)
                throw new IllegalStateException("account " + account.name + " has " + account.amount);
    }
}
