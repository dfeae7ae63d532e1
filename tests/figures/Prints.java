import gov.nasa.jpf.vm.Verify;

class MyThread extends Thread {
    public static int s = 0;
    private int tid;

    MyThread(int i) {
        tid = i;
    }

    public void run() {
        System.out.println("Thread #" + tid + ", A");
        System.out.println("Thread #" + tid + ", B");
        System.out.println("Thread #" + tid + ", C");
    }
}

/** The program of figure 4 of Groce and Visser, statement by statement. */
class Prints {
    public static void main(String[] args) {
        Verify.beginAtomic();
        MyThread Thread1 = new MyThread(1);
        MyThread Thread2 = new MyThread(2);
        Thread1.start(); Thread2.start();
        Verify.endAtomic();
    }
}
