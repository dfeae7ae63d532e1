// since: 9
/** Modules and packages. */
public class ModulesAndPackages {
    public static void main(String[] args) {
        Module base = String.class.getModule(), own = ModulesAndPackages.class.getModule();
        System.out.println(base + " " + base.isNamed() + " " + base.getName() + " " + own.isNamed() + " " + own.getName() + " " + own.toString().startsWith("unnamed module @"));
        System.out.println((int.class.getModule() == base) + " " + (int[].class.getModule() == base) + " " + (ModulesAndPackages[].class.getModule() == own) + " "
                + (ModulesAndPackages.class.getClassLoader().getUnnamedModule() == own));
        System.out.println(base.isExported("java.lang") + " " + own.isOpen("any") + " " + own.canRead(base) + " " + own.getDescriptor() + " " + own.getLayer());
        System.out.println(String.class.getPackage() + " " + String.class.getPackageName() + " [" + ModulesAndPackages.class.getPackageName() + "] "
                + ModulesAndPackages.class.getPackage() + " " + int.class.getPackage() + " " + int.class.getPackageName() + " " + String[].class.getPackageName() + " "
                + java.util.Map.Entry.class.getPackage().getName() + " " + String.class.getPackage().equals(Integer.class.getPackage()));
        System.out.println(ModuleLayer.boot().findModule("java.base").get() + " " + ModuleLayer.boot().findModule("no.such").isPresent());
    }
}
