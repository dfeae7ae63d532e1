// goal: Ways.goal
/**
 * Inside of a method: loops, branches, switches, handlers, and no way at all. Behind a line are the values where the thread stands at its first
 * instruction; a way that is shown in words is that of all three.
 */
public class Ways {
    static int x;
    static int[] array = new int[1];

    static void goal() {
        x = 0;
    }

    static void loop() {
        int i = 0;                              // 6 6 6        iconst istore, and then
        while (i < 3)                           // 4 4 4        iload iconst if_icmpge, out of the loop, and the call
            i++;                                // 6 6 6        iinc goto, and then 4
        goal();                                 // 1 1 1
    }

    static void branch() {
        if (x == 0)                             // 3 3 3        getstatic ifne, and the call in the other branch
            x = 5;                              // 8 8 8        iconst putstatic goto, and then 5
        else
            goal();
        x++;                                    // 5 5 5        getstatic iconst iadd putstatic invokestatic
        goal();                                 // 1 1 1
    }

    static void choose(int i) {
        switch (i) {                            // 3 3 3        iload lookupswitch, and the call of the default
        case 1:
            x = 1;                              // 8 8 8
            break;                              // 6 6 6
        case 2:
            x = 2;
        default:
            goal();
        }
        x = 7;                                  // 5 5 5
        x = 8;                                  // 3 3 3
        goal();                                 // 1 1 1
    }

    static void handle() {
        try {
            x = 1;                              // 9 9 9        iconst putstatic, and then 7
            x = array[0];                       // 7 7 7        getstatic iconst iaload, which throws: astore iconst putstatic invokestatic
            x = 2;                              // - far far     nothing can be thrown from here on, and main goes nowhere; fsm returns to others
            x = 3;
        } catch (ArrayIndexOutOfBoundsException wrong) {
            x = 4;
            goal();
        } catch (IllegalStateException never) {         // no instruction throws it by itself
            goal();
        }
    }

    public static void main(String[] arguments) {
        new Idle().start();
        loop();                                 // 5 5 7        one instruction, the call of branch and its 3; or into the loop: 1 + 6
        branch();                               // 4 4 4
        choose(1);                              // 5 5 5        iconst, the call and its 3
        handle();                               // 10 10 10
    }
}
