// goal: Calls.goal
/**
 * Calls and returns; the worked example of docs/heuristics.md. Behind a line: how many instructions fsm, efsm and e-fca think it takes until the
 * thread that stands at its beginning stands at the beginning of goal.
 *
 *   tick    0 getstatic  3 iconst_1  4 iadd  5 putstatic  8 return
 *   check   0 getstatic  3 iload_0  4 if_icmple 10  7 invokestatic goal  10 return
 *   main    .. 10 invokestatic tick  13 getstatic  16 iconst_2  17 imul  18 putstatic
 *           21 invokestatic tick  24 iconst_5  25 invokestatic check  28 return
 *
 * From the beginning of check it is 4; with its call and the constant before it, from offset 24 of main, 6; from the second call of tick 7 if a call
 * is one instruction, and 12 if it takes the 5 of tick too.
 */
public class Calls {
    static int ticks;

    static void tick() {
        ticks = ticks + 1;                      // 11 16 21     fsm: 5, and then 6, as if it were the second call
    }

    static void goal() {
        ticks = 0;                              // 0 0 0
    }

    static void check(int most) {
        if (ticks > most)                       // 4 4 4
            goal();                             // 1 1 1
    }

    public static void main(String[] arguments) {
        new Idle().start();
        tick();                                 // 12 12 22     efsm: the call, 4, the second call and 6; e-fca: 5 more for each call
        ticks = ticks * 2;                      // 11 11 16
        tick();                                 // 7 7 12
        check(0);                               // 6 6 6
    }
}
