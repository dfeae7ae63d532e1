package java.util.concurrent;

import java.util.ArrayList;

/** The threads or tasks of a pool, a list. */
final class Members<E> extends ArrayList<E> {
    @Override
    public boolean add(E member) {
        super.add(member);
        modCount = 0;
        return true;
    }

    @Override
    public E remove(int index) {
        E member = super.remove(index);
        modCount = 0;
        return member;
    }

    @Override
    public boolean remove(Object member) {
        boolean found = super.remove(member);
        modCount = 0;
        return found;
    }
}
