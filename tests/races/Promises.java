import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * What the documentation of java.util.concurrent orders, and what it does not: tests/races/promises has the cases, and whether they have a
 * race. In a sequel one thread writes a variable and performs an operation; the other performs one later and writes it, too: a weak flag says
 * when, which orders nothing. In a hint the second thread knows by what its operation returns; some paths to the same state order the two.
 */
public class Promises {
    interface Body {
        void run() throws Exception;
    }

    interface Question {
        boolean ask() throws Exception;
    }

    private static final AtomicInteger FLAG = new AtomicInteger();
    private static int x;
    private static volatile int passed;

    static void start(Body body) {
        new Thread(() -> {
            try {
                body.run();
            } catch (Exception exception) {
                throw new IllegalStateException(exception);
            }
        }).start();
    }

    static void sequel(Body first, Body second) {
        start(() -> {
            x = 1;
            first.run();
            FLAG.setOpaque(1);
        });
        start(() -> {
            if (FLAG.getOpaque() == 1) {
                second.run();
                x = 2;
            }
        });
    }

    static void hint(Body first, Question second) {
        start(() -> {
            x = 1;
            passed = 1;
            first.run();
        });
        start(() -> {
            int ignored = passed;
            if (second.ask()) {
                x = 2;
            }
        });
    }

    static void expect(boolean holds) {
        if (!holds) {
            throw new AssertionError();
        }
    }

    /** Ordered by what the program says, and by its state. */
    record Key(int number) implements Comparable<Key> {
        @Override
        public int compareTo(Key other) {
            return Integer.compare(number, other.number);
        }
    }

    static final class Due implements Delayed {
        @Override
        public long getDelay(TimeUnit unit) {
            return 0;
        }

        @Override
        public int compareTo(Delayed other) {
            return 0;
        }
    }

    @SuppressWarnings("unchecked")
    static Collection<Object> collection(String kind) {
        return switch (kind) {
            case "LinkedBlockingQueue" -> new LinkedBlockingQueue<>();
            case "ArrayBlockingQueue" -> new ArrayBlockingQueue<>(4);
            case "fair" -> new ArrayBlockingQueue<>(4, true);
            case "LinkedBlockingDeque" -> new LinkedBlockingDeque<>();
            case "ConcurrentLinkedQueue" -> new ConcurrentLinkedQueue<>();
            case "ConcurrentLinkedDeque" -> new ConcurrentLinkedDeque<>();
            case "LinkedTransferQueue" -> new LinkedTransferQueue<>();
            case "PriorityBlockingQueue" -> new PriorityBlockingQueue<>();
            case "DelayQueue" -> (Collection<Object>) (Collection<?>) new DelayQueue<Due>();
            case "CopyOnWriteArrayList" -> new CopyOnWriteArrayList<>();
            case "CopyOnWriteArraySet" -> new CopyOnWriteArraySet<>();
            case "ConcurrentSkipListSet" -> new ConcurrentSkipListSet<>();
            case "KeySetView" -> ConcurrentHashMap.newKeySet();
            default -> throw new IllegalArgumentException(kind);
        };
    }

    static void ofCollection(String test, String kind) throws Exception {
        Collection<Object> c = collection(kind);
        Object a = kind.equals("DelayQueue") ? new Due() : "a", b = kind.equals("DelayQueue") ? new Due() : "b";
        switch (test) {
            case "iterated" -> sequel(() -> c.add(a), () -> expect(c.iterator().next() == a));
            case "firstIterated" -> {
                c.add(b);
                sequel(() -> c.add(a), () -> expect(c.iterator().next() == b));
            }
            case "contained" -> sequel(() -> c.add(a), () -> expect(c.contains(a)));
            case "removed" -> sequel(() -> c.add(a), () -> expect(c.remove(a)));
            case "copied" -> sequel(() -> c.add(a), () -> expect(c.toArray().length == 1));
            case "cleared" -> sequel(() -> c.add(a), c::clear);
            case "counted" -> sequel(() -> c.add(a), () -> expect(c.size() == 1));
            case "notEmpty" -> sequel(() -> c.add(a), () -> expect(!c.isEmpty()));
            case "addedAfter" -> sequel(() -> c.add(a), () -> c.add(b));
            case "gone" -> {
                c.add(a);
                sequel(() -> c.remove(a), () -> expect(!c.contains(a)));
            }
            case "goneForIterator" -> {
                c.add(a);
                sequel(() -> c.remove(a), () -> expect(!c.iterator().hasNext()));
            }
            case "addedAgain" -> {
                c.add(a);
                sequel(() -> c.remove(a), () -> c.add(a));
            }
            case "otherRemoved" -> {
                c.add(b);
                sequel(() -> c.add(a), () -> expect(c.remove(b)));
            }
            case "hintBySize" -> hint(() -> c.add(a), () -> c.size() == 1);
            case "hintByAbsence" -> {
                c.add(a);
                hint(() -> c.remove(a), () -> !c.contains(a));
            }
            default -> throw new IllegalArgumentException(test);
        }
    }

    static void ofQueue(String test, String kind) throws Exception {
        Queue<Object> q = (Queue<Object>) collection(kind);
        BlockingQueue<Object> blocking = q instanceof BlockingQueue<Object> is ? is : null;
        Object a = kind.equals("DelayQueue") ? new Due() : "a", b = kind.equals("DelayQueue") ? new Due() : "b";
        switch (test) {
            case "polled" -> sequel(() -> q.add(a), () -> expect(q.poll() == a));
            case "peeked" -> sequel(() -> q.add(a), () -> expect(q.peek() == a));
            case "taken" -> sequel(() -> blocking.put(a), () -> expect(blocking.take() == a));
            case "awaited" -> {
                start(() -> {
                    x = 1;
                    blocking.put(a);
                });
                start(() -> {
                    blocking.take();
                    x = 2;
                });
            }
            case "drained" -> sequel(() -> q.add(a), () -> expect(blocking.drainTo(new ArrayList<>()) == 1));
            case "empty" -> {
                q.add(a);
                sequel(q::poll, () -> expect(q.poll() == null && q.peek() == null));
            }
            case "otherPolled" -> {
                q.add(a);
                q.add(b);
                sequel(q::poll, () -> expect(q.poll() != null));
            }
            case "placedBehind" -> {
                q.add(a);
                sequel(() -> q.add(b), () -> expect(q.poll() == a));
            }
            case "hintByOther" -> {
                q.add(a);
                q.add(b);
                hint(q::poll, () -> q.poll() == b);
            }
            case "hintByEmptiness" -> {
                q.add(a);
                hint(q::poll, () -> q.poll() == null);
            }
            default -> throw new IllegalArgumentException(test);
        }
    }

    static BlockingQueue<Object> bounded(String kind) {
        return switch (kind) {
            case "LinkedBlockingQueue" -> new LinkedBlockingQueue<>(1);
            case "ArrayBlockingQueue" -> new ArrayBlockingQueue<>(1);
            case "fair" -> new ArrayBlockingQueue<>(1, true);
            case "LinkedBlockingDeque" -> new LinkedBlockingDeque<>(1);
            default -> throw new IllegalArgumentException(kind);
        };
    }

    static void ofBounded(String test, String kind) throws Exception {
        BlockingQueue<Object> q = bounded(kind);
        switch (test) {
            case "room" -> {
                q.add("a");
                sequel(q::poll, () -> expect(q.offer("b")));
            }
            case "full" -> sequel(() -> q.add("a"), () -> expect(!q.offer("b")));
            case "roomLeft" -> sequel(() -> q.add("a"), () -> expect(q.remainingCapacity() == 0));
            case "hintByRoom" -> {
                q.add("a");
                hint(q::poll, () -> q.offer("b"));
            }
            case "hintByFullness" -> hint(() -> q.add("a"), () -> !q.offer("b"));
            case "roomAwaited" -> {
                q.add("a");
                start(() -> {
                    x = 1;
                    q.take();
                });
                start(() -> {
                    q.put("b");
                    x = 2;
                });
            }
            case "putByWaiting" -> {
                q.add("a");
                start(() -> {
                    x = 1;
                    q.put("b");
                });
                start(() -> {
                    q.take();
                    expect(q.take() == "b");
                    x = 2;
                });
            }
            case "putForWaiting" -> {
                q.add("a");
                start(() -> q.put("b"));
                start(() -> {
                    x = 1;
                    if (q.take() == "a") {
                        FLAG.setOpaque(1);
                    }
                });
                start(() -> {
                    if (FLAG.getOpaque() == 1 && q.take() == "b") {
                        x = 2;
                    }
                });
            }
            default -> throw new IllegalArgumentException(test);
        }
    }

    static void ofTransfers(String test) throws Exception {
        SynchronousQueue<Object> q = new SynchronousQueue<>();
        SynchronousQueue<Object> fair = new SynchronousQueue<>(true);
        LinkedTransferQueue<Object> t = new LinkedTransferQueue<>();
        switch (test) {
            case "put" -> both(() -> q.put("a"), q::take);
            case "fairPut" -> both(() -> fair.put("a"), fair::take);
            case "takenThenPut" -> both(q::take, () -> q.put("a"));
            case "offered" -> both(q::take, () -> {
                while (!q.offer("a")) {
                }
            });
            case "transferred" -> both(() -> t.transfer("a"), t::take);
            case "takenThenTransferred" -> both(t::take, () -> t.transfer("a"));
            case "left" -> both(() -> t.put("a"), t::take);
            case "takenThenLeft" -> both(t::take, () -> t.put("a"));
            case "otherPair" -> pairs(() -> q.put("a"), q::take);
            case "otherTransfer" -> pairs(() -> t.transfer("a"), t::take);
            case "notOffered" -> sequel(() -> { }, () -> expect(!q.offer("a")));
            case "consumers" -> {
                start(t::take);
                hint(t::take, () -> t.getWaitingConsumerCount() == 2);
            }
            case "hintByConsumer" -> hint(t::take, t::hasWaitingConsumer);
            default -> throw new IllegalArgumentException(test);
        }
    }

    /** What the first thread did before is seen by the second after. */
    static void both(Body first, Body second) {
        start(() -> {
            x = 1;
            first.run();
        });
        start(() -> {
            second.run();
            x = 2;
        });
    }

    /** The same, but they have partners of their own. */
    static void pairs(Body first, Body second) {
        start(() -> {
            x = 1;
            first.run();
        });
        start(() -> {
            second.run();
            FLAG.setOpaque(1);
        });
        start(() -> {
            if (FLAG.getOpaque() == 1) {
                first.run();
                x = 2;
            }
        });
        start(() -> {
            if (FLAG.getOpaque() == 1) {
                second.run();
            }
        });
    }

    static void ofExchanger(String test) throws Exception {
        Exchanger<String> e = new Exchanger<>();
        switch (test) {
            case "pair" -> both(() -> e.exchange("a"), () -> e.exchange("b"));
            case "otherPair" -> {
                start(() -> {
                    x = 1;
                    e.exchange("1");
                });
                start(() -> {
                    e.exchange("2");
                    FLAG.setOpaque(1);
                });
                start(() -> {
                    if (FLAG.getOpaque() == 1 && e.exchange("3").equals("4")) {
                        x = 2;
                    }
                });
                start(() -> e.exchange("4"));
            }
            case "timedOut" -> sequel(() -> {
                try {
                    e.exchange("a", 1, TimeUnit.SECONDS);
                } catch (TimeoutException expected) {
                }
            }, () -> {
                try {
                    e.exchange("b", 1, TimeUnit.SECONDS);
                } catch (TimeoutException expected) {
                }
            });
            default -> throw new IllegalArgumentException(test);
        }
    }

    static void ofBarrier(String test) throws Exception {
        CyclicBarrier two = new CyclicBarrier(2), one = new CyclicBarrier(1), action = new CyclicBarrier(2, () -> x++),
                three = new CyclicBarrier(3);
        switch (test) {
            case "await" -> both(two::await, two::await);
            case "action" -> both(action::await, action::await);
            case "afterAction" -> {
                start(action::await);
                start(() -> {
                    action.await();
                    x = 2;
                });
            }
            case "beforeAction" -> {
                start(() -> {
                    x = 1;
                    action.await();
                });
                start(action::await);
            }
            case "otherRound" -> sequel(one::await, one::await);
            case "otherPair" -> pairs(two::await, two::await);
            case "broken" -> hint(() -> {
                try {
                    three.await(1, TimeUnit.SECONDS);
                } catch (TimeoutException | BrokenBarrierException expected) {
                }
            }, () -> {
                try {
                    three.await();
                    return false;
                } catch (BrokenBarrierException expected) {
                    return true;
                }
            });
            case "seenBroken" -> hint(() -> {
                try {
                    two.await(1, TimeUnit.SECONDS);
                } catch (TimeoutException | BrokenBarrierException expected) {
                }
            }, two::isBroken);
            case "counted" -> hint(two::await, () -> two.getNumberWaiting() == 1);
            case "reset" -> hint(two::reset, () -> {
                try {
                    two.await();
                    return false;
                } catch (BrokenBarrierException expected) {
                    return true;
                }
            });
            default -> throw new IllegalArgumentException(test);
        }
    }

    static void ofPhaser(String test) throws Exception {
        Phaser two = new Phaser(2), one = new Phaser(1), tree = new Phaser(two, 1), action = new Phaser(2) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                x++;
                return false;
            }
        };
        switch (test) {
            case "await" -> both(one::arrive, () -> one.awaitAdvance(0));
            case "interruptibly" -> both(one::arrive, () -> one.awaitAdvanceInterruptibly(0));
            case "both" -> both(two::arrive, two::arriveAndAwaitAdvance);
            case "action" -> both(action::arrive, action::arriveAndAwaitAdvance);
            case "deregistered" -> both(two::arriveAndDeregister, two::arriveAndAwaitAdvance);
            case "arrivals" -> sequel(two::arrive, two::arrive);
            case "phaseRead" -> sequel(one::arrive, () -> expect(one.getPhase() == 1));
            case "registered" -> sequel(one::register, () -> expect(one.getRegisteredParties() == 2));
            case "registeredLater" -> sequel(two::arrive, two::register);
            case "counted" -> hint(two::arrive, () -> two.getArrivedParties() == 1);
            case "terminated" -> hint(two::forceTermination, two::isTerminated);
            case "tree" -> {
                start(() -> {
                    x = 1;
                    tree.arrive();
                });
                start(two::arrive);
                start(() -> {
                    two.arriveAndAwaitAdvance();
                    x = 2;
                });
            }
            default -> throw new IllegalArgumentException(test);
        }
    }

    static ConcurrentMap<Object, Object> map(String kind) {
        return kind.equals("ConcurrentHashMap") ? new ConcurrentHashMap<>() : new ConcurrentSkipListMap<>();
    }

    static void ofMap(String test, String kind) throws Exception {
        ConcurrentMap<Object, Object> m = map(kind);
        switch (test) {
            case "got" -> sequel(() -> m.put(1, "a"), () -> expect(m.get(1) == "a"));
            case "gotDefault" -> sequel(() -> m.put(1, "a"), () -> expect(m.getOrDefault(1, "b") == "a"));
            case "contained" -> sequel(() -> m.put(1, "a"), () -> expect(m.containsKey(1)));
            case "valueContained" -> sequel(() -> m.put(1, "a"), () -> expect(m.containsValue("a")));
            case "putOver" -> sequel(() -> m.put(1, "a"), () -> expect(m.put(1, "b") == "a"));
            case "putIfPresent" -> sequel(() -> m.put(1, "a"), () -> expect(m.putIfAbsent(1, "b") == "a"));
            case "replaced" -> sequel(() -> m.put(1, "a"), () -> expect(m.replace(1, "b") == "a"));
            case "replacedIf" -> sequel(() -> m.put(1, "a"), () -> expect(m.replace(1, "a", "b")));
            case "notReplaced" -> sequel(() -> m.put(1, "a"), () -> expect(!m.replace(1, "c", "b")));
            case "removed" -> sequel(() -> m.put(1, "a"), () -> expect(m.remove(1) == "a"));
            case "removedIf" -> sequel(() -> m.put(1, "a"), () -> expect(m.remove(1, "a")));
            case "computed" -> sequel(() -> m.put(1, "a"), () -> m.compute(1, (k, v) -> v));
            case "computedIfAbsent" -> sequel(() -> m.put(1, "a"), () -> m.computeIfAbsent(1, k -> "b"));
            case "computedIfPresent" -> sequel(() -> m.put(1, "a"), () -> m.computeIfPresent(1, (k, v) -> "b"));
            case "merged" -> sequel(() -> m.put(1, "a"), () -> m.merge(1, "b", (v, w) -> v));
            case "iterated" -> sequel(() -> m.put(1, "a"), () -> expect(m.entrySet().iterator().next().getValue() == "a"));
            case "keyIterated" -> sequel(() -> m.put(1, "a"), () -> expect(m.keySet().iterator().hasNext()));
            case "forEach" -> sequel(() -> m.put(1, "a"), () -> m.forEach((k, v) -> expect(v == "a")));
            case "cleared" -> sequel(() -> m.put(1, "a"), m::clear);
            case "gotComputed" -> sequel(() -> m.computeIfAbsent(1, k -> "a"), () -> expect(m.get(1) == "a"));
            case "gotMerged" -> sequel(() -> m.merge(1, "a", (v, w) -> w), () -> expect(m.get(1) == "a"));
            case "gotReplaced" -> {
                m.put(1, "a");
                sequel(() -> m.replace(1, "b"), () -> expect(m.get(1) == "b"));
            }
            case "gotReplacedIf" -> {
                m.put(1, "a");
                sequel(() -> m.replace(1, "a", "b"), () -> expect(m.get(1) == "b"));
            }
            case "gotRecomputed" -> {
                m.put(1, "a");
                sequel(() -> m.compute(1, (k, v) -> "b"), () -> expect(m.get(1) == "b"));
            }
            case "gotByEntry" -> {
                m.put(1, "a");
                sequel(() -> m.entrySet().iterator().next().setValue("b"), () -> expect(m.get(1) == "b"));
            }
            case "gotByOther" -> sequel(() -> m.put(1, "a"), () -> m.put(2, "b"));
            case "otherGot" -> {
                m.put(2, "b");
                sequel(() -> m.put(1, "a"), () -> expect(m.get(2) == "b"));
            }
            case "absent" -> {
                m.put(1, "a");
                sequel(() -> m.remove(1), () -> expect(m.get(1) == null && !m.containsKey(1)));
            }
            case "putAfterRemoval" -> {
                m.put(1, "a");
                sequel(() -> m.remove(1), () -> expect(m.putIfAbsent(1, "b") == null));
            }
            case "iteratedAfterRemoval" -> {
                m.put(1, "a");
                sequel(() -> m.remove(1), () -> expect(!m.keySet().iterator().hasNext()));
            }
            case "sized" -> sequel(() -> m.put(1, "a"), () -> expect(m.size() == 1));
            case "notEmpty" -> sequel(() -> m.put(1, "a"), () -> expect(!m.isEmpty()));
            case "readOnly" -> {
                m.put(1, "a");
                sequel(() -> m.get(1), () -> m.get(1));
            }
            case "readThenPut" -> {
                m.put(1, "a");
                sequel(() -> m.get(1), () -> m.put(1, "b"));
            }
            case "notPut" -> {
                m.put(1, "a");
                sequel(() -> m.putIfAbsent(1, "b"), () -> expect(m.get(1) == "a"));
            }
            case "hintByAbsence" -> {
                m.put(1, "a");
                hint(() -> m.remove(1), () -> m.get(1) == null);
            }
            case "hintBySize" -> hint(() -> m.put(1, "a"), () -> m.size() == 1);
            default -> throw new IllegalArgumentException(test);
        }
    }

    /** Tables that grow, and bins that others have reserved. */
    static void ofHashMap(String test) throws Exception {
        ConcurrentHashMap<Object, Object> m = new ConcurrentHashMap<>(1);
        switch (test) {
            case "grown" -> {
                start(() -> {
                    x = 1;
                    m.put(0, "a");
                    FLAG.setOpaque(1);
                });
                start(() -> {
                    if (FLAG.getOpaque() == 1) {
                        for (int i = 1; i < 5; i++) {
                            m.put(i, "b");
                        }
                        FLAG.setOpaque(2);
                    }
                });
                start(() -> {
                    if (FLAG.getOpaque() == 2 && m.get(0) == "a") {
                        x = 2;
                    }
                });
            }
            case "grownByOther" -> {
                m.put(0, "a");
                start(() -> {
                    x = 1;
                    for (int i = 1; i < 5; i++) {
                        m.put(i, "b");
                    }
                    FLAG.setOpaque(2);
                });
                start(() -> {
                    if (FLAG.getOpaque() == 2 && m.get(0) == "a") {
                        x = 2;
                    }
                });
            }
            case "sameBin" -> {
                m.put(0, "a");
                AtomicInteger inside = new AtomicInteger();
                start(() -> m.compute(0, (k, v) -> {
                    inside.set(1);
                    x = 1;
                    return v;
                }));
                start(() -> {
                    if (inside.get() == 1) {
                        m.put(4, "b");
                        x = 2;
                    }
                });
            }
            case "sameKey" -> {
                m.put(0, "a");
                start(() -> m.compute(0, (k, v) -> {
                    x = 1;
                    return v;
                }));
                start(() -> m.compute(0, (k, v) -> {
                    x = 2;
                    return v;
                }));
            }
            default -> throw new IllegalArgumentException(test);
        }
    }

    static void ofSorted(String test) throws Exception {
        NavigableMap<Object, Object> m = new ConcurrentSkipListMap<>();
        NavigableSet<Object> s = new ConcurrentSkipListSet<>();
        switch (test) {
            case "first" -> sequel(() -> m.put(1, "a"), () -> expect(m.firstKey().equals(1)));
            case "lastEntry" -> sequel(() -> m.put(1, "a"), () -> expect(m.lastEntry().getValue() == "a"));
            case "lower" -> sequel(() -> m.put(1, "a"), () -> expect(m.lowerKey(2).equals(1)));
            case "ceilingEntry" -> sequel(() -> m.put(1, "a"), () -> expect(m.ceilingEntry(0) != null));
            case "polled" -> sequel(() -> m.put(1, "a"), () -> expect(m.pollFirstEntry() != null));
            case "partGot" -> sequel(() -> m.put(1, "a"), () -> expect(m.tailMap(1).get(1) == "a"));
            case "partPut" -> sequel(() -> m.tailMap(1).put(1, "a"), () -> expect(m.get(1) == "a"));
            case "setFirst" -> sequel(() -> s.add(1), () -> expect(s.first().equals(1)));
            case "noLower" -> {
                m.put(1, "a");
                sequel(() -> m.remove(1), () -> expect(m.lowerKey(2) == null));
            }
            case "otherFirst" -> {
                m.put(1, "a");
                sequel(() -> m.put(2, "a"), () -> expect(m.firstKey().equals(1)));
            }
            case "comparedByProgram" -> sequel(() -> m.put(new Key(1), "a"), () -> m.put(new Key(2), "b"));
            default -> throw new IllegalArgumentException(test);
        }
    }

    static void ofPriorities(String test) throws Exception {
        PriorityBlockingQueue<Object> q = new PriorityBlockingQueue<>();
        switch (test) {
            case "otherPlaced" -> sequel(() -> q.add(2), () -> {
                q.add(1);
                expect(q.poll().equals(1));
            });
            case "comparedByProgram" -> sequel(() -> q.add(new Key(1)), () -> q.add(new Key(2)));
            case "emptiedBefore" -> {
                start(() -> {
                    x = 1;
                    q.add(new Key(1));
                    q.poll();
                    FLAG.setOpaque(1);
                });
                start(() -> {
                    if (FLAG.getOpaque() == 1) {
                        q.add(new Key(2));
                        q.poll();
                        x = 2;
                    }
                });
            }
            default -> throw new IllegalArgumentException(test);
        }
    }

    static void ofList(String test) throws Exception {
        List<Object> l = new CopyOnWriteArrayList<>(List.of("a", "b"));
        switch (test) {
            case "got" -> sequel(() -> l.add("c"), () -> expect(l.get(2) == "c"));
            case "otherGot" -> sequel(() -> l.add("c"), () -> expect(l.get(0) == "a"));
            case "shifted" -> sequel(() -> l.add(0, "c"), () -> expect(l.get(1) == "a"));
            case "setGot" -> sequel(() -> l.set(0, "c"), () -> expect(l.get(0) == "c"));
            case "setOtherGot" -> sequel(() -> l.set(0, "c"), () -> expect(l.get(1) == "b"));
            case "setOver" -> sequel(() -> l.set(0, "c"), () -> expect(l.set(0, "d") == "c"));
            case "copiedOn" -> {
                start(() -> {
                    x = 1;
                    l.set(1, "c");
                    FLAG.setOpaque(1);
                });
                start(() -> {
                    if (FLAG.getOpaque() == 1) {
                        l.remove(0);
                        FLAG.setOpaque(2);
                    }
                });
                start(() -> {
                    if (FLAG.getOpaque() == 2 && l.get(0) == "c") {
                        x = 2;
                    }
                });
            }
            case "removedByIndex" -> sequel(() -> l.set(0, "c"), () -> expect(l.remove(0) == "c"));
            case "otherRemoved" -> sequel(() -> l.set(0, "c"), () -> expect(l.remove(1) == "b"));
            case "removedIf" -> sequel(() -> l.set(0, "c"), () -> l.removeIf(e -> e == "c"));
            case "keptByRemoveIf" -> {
                start(() -> {
                    x = 1;
                    l.set(1, "c");
                    FLAG.setOpaque(1);
                });
                start(() -> {
                    if (FLAG.getOpaque() == 1) {
                        l.removeIf(e -> e == "a");
                        FLAG.setOpaque(2);
                    }
                });
                start(() -> {
                    if (FLAG.getOpaque() == 2 && l.get(0) == "c") {
                        x = 2;
                    }
                });
            }
            case "addedAll" -> sequel(() -> l.addAll(List.of("c", "d")), () -> expect(l.get(3) == "d"));
            case "sorted" -> sequel(() -> l.sort(null), () -> expect(l.get(0) == "a"));
            case "replacedAll" -> sequel(() -> l.replaceAll(e -> "c"), () -> expect(l.get(0) == "c"));
            case "partGot" -> sequel(() -> l.add("c"), () -> expect(l.subList(2, 3).get(0) == "c"));
            case "iterated" -> sequel(() -> l.add("c"), () -> {
                Iterator<Object> i = l.iterator();
                i.next();
                i.next();
                expect(i.next() == "c");
            });
            case "iteratedBefore" -> sequel(() -> l.add("c"), () -> {
                Iterator<Object> i = l.iterator();
                i.next();
            });
            case "searched" -> sequel(() -> l.add("c"), () -> expect(l.indexOf("c") == 2));
            case "foundBefore" -> sequel(() -> l.add("c"), () -> expect(l.indexOf("a") == 0));
            case "hintByIndex" -> hint(() -> l.add(0, "c"), () -> l.get(1) == "a");
            default -> throw new IllegalArgumentException(test);
        }
    }

    /** What the summary says, and when it does not. */
    static void ofNotes(String test) throws Exception {
        PriorityBlockingQueue<Object> q = new PriorityBlockingQueue<>();
        switch (test) {
            case "sameElement" -> both(() -> q.add(1), () -> q.add(1));
            case "otherElement" -> both(() -> q.add(1), () -> q.add(2));
            case "executor" -> Executors.newFixedThreadPool(1).submit(() -> x = 1);
            case "latch" -> both(new CountDownLatch(1)::countDown, () -> { });
            default -> throw new IllegalArgumentException(test);
        }
    }

    public static void main(String[] arguments) throws Exception {
        String test = arguments[1], kind = arguments[2];
        switch (arguments[0]) {
            case "collection" -> ofCollection(test, kind);
            case "queue" -> ofQueue(test, kind);
            case "bounded" -> ofBounded(test, kind);
            case "transfer" -> ofTransfers(test);
            case "exchanger" -> ofExchanger(test);
            case "barrier" -> ofBarrier(test);
            case "phaser" -> ofPhaser(test);
            case "map" -> ofMap(test, kind);
            case "hashmap" -> ofHashMap(test);
            case "sorted" -> ofSorted(test);
            case "priority" -> ofPriorities(test);
            case "list" -> ofList(test);
            case "notes" -> ofNotes(test);
            default -> throw new IllegalArgumentException(arguments[0]);
        }
    }
}
