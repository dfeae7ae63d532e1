package java.lang;

import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.lang.module.ResolvedModule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The layers of modules: the boot layer, with java.base alone in it, above the empty one, and those that a program defines. The boot
 * layer's configuration knows the names of all standard modules, since their classes are in java.base here.
 */
public final class ModuleLayer {
    private static final ModuleLayer EMPTY = new ModuleLayer(null, List.of(), Map.of()),
        BOOT = new ModuleLayer(null, List.of(EMPTY), Map.of(Module.LIBRARY.getName(), Module.LIBRARY));

    private final Configuration configuration;      // null: that of the boot layer or of the empty one, made when it is asked for
    private final List<ModuleLayer> parents;
    private final Map<String, Module> modules;

    private ModuleLayer(Configuration configuration, List<ModuleLayer> parents, Map<String, Module> modules) {
        this.configuration = configuration;
        this.parents = parents;
        this.modules = modules;
    }

    public static ModuleLayer boot() {
        return BOOT;
    }

    public static ModuleLayer empty() {
        return EMPTY;
    }

    // --- configurations ---

    /** The standard modules, by name alone. */
    private static final class Standard implements ModuleFinder {
        private static final String[] NAMES = {"java.base", "java.compiler", "java.datatransfer", "java.desktop", "java.instrument",
            "java.logging", "java.management", "java.management.rmi", "java.naming", "java.net.http", "java.prefs", "java.rmi",
            "java.scripting", "java.security.jgss", "java.security.sasl", "java.sql", "java.sql.rowset", "java.transaction.xa",
            "java.xml", "java.xml.crypto"};

        private static final class Reference extends ModuleReference {
            Reference(String name) {
                super(ModuleDescriptor.newModule(name).build(), null);
            }

            public ModuleReader open() {
                throw new UnsupportedOperationException("the classes of a standard module are in the library");
            }
        }

        public Optional<ModuleReference> find(String name) {
            return List.of(NAMES).contains(name) ? Optional.of(new Reference(name)) : Optional.empty();
        }

        public Set<ModuleReference> findAll() {
            Set<ModuleReference> all = new HashSet<>();
            for (String name : NAMES) {
                all.add(new Reference(name));
            }
            return all;
        }
    }

    public Configuration configuration() {
        if (configuration != null) {
            return configuration;
        }
        return this == EMPTY ? Configuration.empty()
            : Configuration.empty().resolve(new Standard(), ModuleFinder.of(), Set.of(Standard.NAMES));
    }

    // --- layers of the program ---

    public ModuleLayer defineModules(Configuration wanted, Function<String, ClassLoader> loaders) {
        return define(wanted, List.of(this), loaders);
    }

    public static Controller defineModules(Configuration wanted, List<ModuleLayer> above, Function<String, ClassLoader> loaders) {
        return new Controller(define(wanted, List.copyOf(above), loaders));
    }

    private static ModuleLayer define(Configuration wanted, List<ModuleLayer> above, Function<String, ClassLoader> loaders) {
        Objects.requireNonNull(loaders);
        Map<String, Module> made = new HashMap<>();
        ModuleLayer layer = new ModuleLayer(Objects.requireNonNull(wanted), above, made);
        for (ResolvedModule module : wanted.modules()) {
            made.put(module.name(), new Module(module.reference().descriptor(), loaders.apply(module.name()), layer));
        }
        return layer;
    }

    /** What may be changed in a layer; nothing needs to be: see Module. */
    public static final class Controller {
        private final ModuleLayer layer;

        Controller(ModuleLayer layer) {
            this.layer = layer;
        }

        public ModuleLayer layer() {
            return layer;
        }

        public Controller addReads(Module source, Module target) {
            return this;
        }

        public Controller addExports(Module source, String packageName, Module target) {
            return this;
        }

        public Controller addOpens(Module source, String packageName, Module target) {
            return this;
        }
    }

    // --- what there is ---

    public List<ModuleLayer> parents() {
        return parents;
    }

    public Set<Module> modules() {
        return Set.copyOf(modules.values());
    }

    public Optional<Module> findModule(String name) {
        Module found = modules.get(Objects.requireNonNull(name));
        for (int i = 0; found == null && i < parents.size(); i++) {
            found = parents.get(i).findModule(name).orElse(null);
        }
        return Optional.ofNullable(found);
    }

    public ClassLoader findLoader(String name) {
        return findModule(name)
            .orElseThrow(() -> new IllegalArgumentException("Module " + name + " not known to this layer")).getClassLoader();
    }

    public String toString() {
        return String.join(", ", new ArrayList<>(modules.keySet()));
    }
}
