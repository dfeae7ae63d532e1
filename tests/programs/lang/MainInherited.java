/** main inherited from a superclass. */
public class MainInherited extends MainInheritedBase {
}

class MainInheritedBase {
    public static void main(String[] args) {
        System.out.println("inherited main");
    }
}
