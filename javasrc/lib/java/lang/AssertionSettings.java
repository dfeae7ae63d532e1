package java.lang;

import java.util.HashMap;
import java.util.Map;

/** What a program has told a class loader about the assertions of classes that are not initialized yet. */
final class AssertionSettings {
    /** null: as the program was started. */
    Boolean byDefault;
    final Map<String, Boolean> ofClasses = new HashMap<>();
    final Map<String, Boolean> ofPackages = new HashMap<>();

    /** The class's own setting, or that of the nearest package around it; those without a package have the name null. */
    boolean statusOf(String className, boolean asStarted) {
        Boolean found = ofClasses.get(className);
        int dot = className.lastIndexOf('.');
        if (found == null && dot < 0) {
            found = ofPackages.get(null);
        }
        for (; found == null && dot >= 0; dot = className.lastIndexOf('.', dot - 1)) {
            found = ofPackages.get(className.substring(0, dot));
        }
        return found != null ? found : byDefault != null ? byDefault : asStarted;
    }
}
