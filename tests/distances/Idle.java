/** A thread that could go on, so that another one stops before each of its instructions. */
class Idle extends Thread {
    @Override
    public void run() {
    }
}
