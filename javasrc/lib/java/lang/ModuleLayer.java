package java.lang;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The layers of modules: one layer, with java.base alone in it, above the empty one. */
public final class ModuleLayer {
    private static final ModuleLayer EMPTY = new ModuleLayer(), BOOT = new ModuleLayer();

    private ModuleLayer() {
    }

    public static ModuleLayer boot() {
        return BOOT;
    }

    public static ModuleLayer empty() {
        return EMPTY;
    }

    public List<ModuleLayer> parents() {
        return this == EMPTY ? List.of() : List.of(EMPTY);
    }

    public Set<Module> modules() {
        return this == EMPTY ? Set.of() : Set.of(Module.LIBRARY);
    }

    public Optional<Module> findModule(String name) {
        java.util.Objects.requireNonNull(name);
        return this == BOOT && name.equals(Module.LIBRARY.getName()) ? Optional.of(Module.LIBRARY) : Optional.empty();
    }

    public ClassLoader findLoader(String name) {
        if (findModule(name).isEmpty()) {
            throw new IllegalArgumentException("Module " + name + " not known to this layer");
        }
        return null;
    }

    public String toString() {
        return this == EMPTY ? "" : Module.LIBRARY.getName();
    }
}
