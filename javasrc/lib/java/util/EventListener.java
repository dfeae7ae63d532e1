package java.util;

/** Marks interfaces whose objects want to hear of events. */
public interface EventListener {
}
