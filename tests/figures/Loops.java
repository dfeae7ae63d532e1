import gov.nasa.jpf.vm.Verify;

/** The program of figure 3 of Groce and Visser, statement by statement. */
public final class Loops {
    public static void main(String[] args) {
        int x = Verify.random(2);
        int y = Verify.random(2);
        for (int i = 0; i < x; i++) {
            System.out.println
                ("x,y,i:" + x + "," + y + "," + i);
        }
        for (int j = 0; j < y; j++) {
            System.out.println
                ("x,y,j:" + x + "," + y + "," + j);
        }
    }
}
