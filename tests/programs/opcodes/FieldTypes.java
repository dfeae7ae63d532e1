/** getfield, putfield, getstatic, putstatic on every type, with hidden and inherited fields and interface constants. */
public class FieldTypes {
    interface Constants {
        int ONE = 1;
        long BIG = compute(5);
        String NAME = "constant";
    }

    static long compute(int n) {
        System.out.println("compute " + n);
        return 1L << n;
    }

    static class Base implements Constants {
        boolean z = true; byte b = -1; char c = 'c'; short s = -2; int i = 3; long l = 4L << 33; float f = 5.5f; double d = 6.5; Object o = "base"; int[] a = {7};
        static boolean sz; static byte sb; static char sc = 'd'; static short ss; static int si; static long sl; static float sf; static double sd; static Object so;
    }

    static class Derived extends Base {
        int i = 33;
        static int si = 44;
        long l = 55;
    }

    public static void main(String[] args) {
        Derived d = new Derived();
        System.out.println(d.z + " " + d.b + " " + d.c + " " + d.s + " " + d.i + " " + d.l + " " + d.f + " " + d.d + " " + d.o + " " + d.a[0]);
        Base b = d;
        System.out.println(b.i + " " + b.l + " " + Base.si + " " + Derived.si + " " + Derived.sc);
        b.z = false; b.b = (byte) 0x80; b.c = '\uFFFF'; b.s = (short) 0x8000; b.i = Integer.MIN_VALUE; b.l = Long.MIN_VALUE; b.f = Float.NaN; b.d = -0.0; b.o = null;
        System.out.println(d.z + " " + d.b + " " + (int) d.c + " " + d.s + " " + d.i + " " + b.i + " " + b.l + " " + d.f + " " + d.d + " " + d.o);
        Base.sz = true; Base.sb = 1; Base.ss = 2; Base.si = 3; Base.sl = 4; Base.sf = 5; Base.sd = 6; Base.so = d;
        System.out.println(Derived.sz + " " + Derived.sb + " " + Derived.ss + " " + Derived.si + " " + Derived.sl + " " + Derived.sf + " " + Derived.sd + " " + (Derived.so == d));
        System.out.println(Derived.ONE + " " + Derived.NAME);
        System.out.println("now the computed one");
        System.out.println(Derived.BIG + Constants.BIG);
    }
}
