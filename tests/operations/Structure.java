/** What the random structures have in common, for those who call operations by number. */
public interface Structure {
    int operations();

    Object call(int operation);
}
