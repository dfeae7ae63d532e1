import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Accounts, transfers with rules, errors and a journal; threads move money, the sum stays. */
public class BankSimulation {
    static class InsufficientFunds extends Exception {
        final long missing;
        InsufficientFunds(String name, long missing) { super(name + " lacks " + missing); this.missing = missing; }
    }

    static class Account {
        final int id;
        final String name;
        private long cents;
        Account(int id, String name, long cents) { this.id = id; this.name = name; this.cents = cents; }
        synchronized void deposit(long c) { if (c <= 0) throw new IllegalArgumentException("amount " + c); cents += c; }
        synchronized void withdraw(long c) throws InsufficientFunds { if (cents < c) throw new InsufficientFunds(name, c - cents); cents -= c; }
        synchronized long balance() { return cents; }
    }

    final Map<String, Account> accounts = new LinkedHashMap<>();
    final List<String> journal = new ArrayList<>();

    Account open(String name, long cents) { Account a = new Account(accounts.size(), name, cents); accounts.put(name, a); return a; }

    void transfer(String from, String to, long cents) {
        Account a = accounts.get(from), b = accounts.get(to);
        try {
            if (a == null || b == null) throw new IllegalArgumentException("no account " + (a == null ? from : to));
            a.withdraw(cents);
            try { b.deposit(cents); } catch (IllegalArgumentException e) { a.deposit(-cents + 1); throw e; }
            journal.add(from + ">" + to + " " + cents / 100 + "." + String.format("%02d", cents % 100));
        } catch (InsufficientFunds e) {
            journal.add("refused: " + e.getMessage() + " (" + e.missing + ")");
        } catch (IllegalArgumentException e) {
            journal.add("error: " + e.getMessage());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BankSimulation bank = new BankSimulation();
        bank.open("ann", 10000);
        bank.open("bob", 500);
        bank.transfer("ann", "bob", 2550);
        bank.transfer("bob", "ann", 999999);
        bank.transfer("bob", "eve", 1);
        bank.transfer("ann", "bob", 0);
        for (String line : bank.journal) System.out.println(line);
        Account[] all = new Account[4];
        for (int i = 0; i < 4; i++) all[i] = bank.open("t" + i, 1000);
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int me = t;
            threads[t] = new Thread(() -> {
                for (int k = 0; k < 200; k++) {
                    Account from = all[me], to = all[(me + k) % 4];
                    Account first = from.id < to.id ? from : to, second = from.id < to.id ? to : from;
                    synchronized (first) {
                        synchronized (second) {
                            try { from.withdraw(k % 13 + 1); to.deposit(k % 13 + 1); } catch (InsufficientFunds e) { from.balance(); }
                        }
                    }
                }
            });
            threads[t].start();
        }
        for (Thread t : threads) t.join();
        long sum = 0;
        for (Account a : all) sum += a.balance();
        System.out.println(sum);
    }
}
