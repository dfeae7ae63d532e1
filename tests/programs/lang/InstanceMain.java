// since: 25
/** An instance main without arguments, in a class with fields. */
class InstanceMain {
    int x = 5;

    InstanceMain() {
        System.out.println("constructed");
    }

    void main() {
        System.out.println("instance main " + x);
        IO.println("IO too");
    }
}
