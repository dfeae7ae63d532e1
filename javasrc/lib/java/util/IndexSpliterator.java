package java.util;

import java.util.function.Consumer;

/** A late-binding, fail-fast spliterator over a random access list; it splits in the middle. */
final class IndexSpliterator<E> implements Spliterator<E> {
    private final List<E> list;
    private int index;
    private int fence;    // -1 until first use
    private int version;

    IndexSpliterator(List<E> list) {
        this(list, 0, -1, 0);
    }

    private IndexSpliterator(List<E> list, int origin, int fence, int version) {
        this.list = list;
        this.index = origin;
        this.fence = fence;
        this.version = version;
    }

    private int versionNow() {
        return list instanceof AbstractList ? ((AbstractList<E>) list).version() : 0;
    }

    private int fence() {
        if (fence < 0) {
            version = versionNow();
            fence = list.size();
        }
        return fence;
    }

    private E element(int i) {
        try {
            return list.get(i);
        } catch (IndexOutOfBoundsException shrunk) {
            throw new ConcurrentModificationException();
        }
    }

    private void checkVersion() {
        if (versionNow() != version) {
            throw new ConcurrentModificationException();
        }
    }

    @Override
    public IndexSpliterator<E> trySplit() {
        int low = index;
        int middle = (low + fence()) >>> 1;
        if (low >= middle) {
            return null;
        }
        index = middle;
        return new IndexSpliterator<>(list, low, middle, version);
    }

    @Override
    public boolean tryAdvance(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        if (index >= fence()) {
            return false;
        }
        action.accept(element(index++));
        checkVersion();
        return true;
    }

    @Override
    public void forEachRemaining(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int end = fence();
        while (index < end) {
            action.accept(element(index++));
        }
        checkVersion();
    }

    @Override
    public long estimateSize() {
        return fence() - index;
    }

    @Override
    public int characteristics() {
        return ORDERED | SIZED | SUBSIZED;
    }
}
