/* Loads a class by name or from bytes: reads its class file, loads its superclass and interfaces first,
 * checks that they fit, links it. */
#include "vm/loading/program_loading.h"

#include <stdio.h>
#include <string.h>
#include <xxhash.h>

#include "classfiles/near_class.h"
#include "vm/loading/link.h"

enum { LOAD_DEPTH_MAX = 2000 };

/* "a/B" as Java's messages write it. */
static void external_name(const char *internal, char *text, size_t size)
{
    snprintf(text, size, "%s", internal);
    for (char *c = text; *c != '\0'; c++)
        *c = *c == '/' ? '.' : *c;
}

static Class *load_super(Program *program, const ClassFile *file, const Class *class)
{
    Class *super = program_class_for(class, file->super_name);
    if (super == NULL)
        return NULL;
    char name[512], super_name[512];
    external_name(file->name, name, sizeof name);
    external_name(super->name, super_name, sizeof super_name);
    if (class_is_interface(super))
        error_set(&program->error, "class %s has interface %s as super class", name, super_name);
    else if (super->flags & ACC_FINAL)
        error_set(&program->error, "class %s cannot inherit from final class %s", name, super_name);
    else
        return super;
    return program_fail(program, LOAD_INCOMPATIBLE);
}

static bool load_interfaces(Program *program, const ClassFile *file, Class *class)
{
    class->interface_count = file->interface_count;
    class->interfaces = arena_allocate(&program->arena, file->interface_count * sizeof(Class *));
    for (int i = 0; i < file->interface_count; i++) {
        Class *interface = program_class_for(class, file->interfaces[i]);
        if (interface == NULL)
            return false;
        if (!class_is_interface(interface)) {
            char name[512], other[512];
            external_name(file->name, name, sizeof name);
            external_name(interface->name, other, sizeof other);
            error_set(&program->error,
                      "class %s can not implement %s, because it is not an interface (%s is in %s)", name,
                      other, other,
                      interface->source == SOURCE_PROGRAM ? "unnamed module of loader 'app'"
                                                          : "module java.base of loader 'bootstrap'");
            program_fail(program, LOAD_INCOMPATIBLE);
            return false;
        }
        class->interfaces[i] = interface;
    }
    return true;
}

/* Class flags: a member class has its real access flags in InnerClasses; what it is, only the file's own
 * flags say. */
static uint16_t real_flags(const ClassFile *file)
{
    unsigned access = ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED | ACC_STATIC;
    for (int i = 0; i < file->inner_class_count; i++)
        if (strcmp(file->inner_classes[i].inner, file->name) == 0)
            return (uint16_t)((file->inner_classes[i].flags & access)
                              | (file->flags & ~(access | ACC_SUPER)));
    return (uint16_t)(file->flags & ~ACC_SUPER);
}

static Class *link_loaded(Program *program, ClassFile *file, struct ClassEntry *entry, SourceKind source,
                          bool hidden)
{
    Class *class = program_new_class(program, CLASS_PLAIN, entry->key.name);
    class->space = (uint32_t)entry->key.space;
    class->file = file;
    class->source = source;
    class->hidden = hidden;
    class->flags = real_flags(file);
    if (file->super_name != NULL && (class->super = load_super(program, file, class)) == NULL)
        return NULL;
    if (!load_interfaces(program, file, class))
        return NULL;
    if (!link_class(program, class, &program->error))
        return program_fail(program, LOAD_INCOMPATIBLE);
    return program_publish(program, entry, class);
}

/* Only the library may have classes in these packages: they would get at what is hidden there. */
static bool is_reserved(const char *name)
{
    static const char *const packages[] = {"java/", "jdk/internal/", "clew/internal/"};
    for (size_t i = 0; i < sizeof packages / sizeof *packages; i++)
        if (strncmp(name, packages[i], strlen(packages[i])) == 0)
            return true;
    return false;
}

static Class *define(Program *program, ClassFile *file, const char *symbol, SourceKind source, uint32_t space,
                     bool hidden)
{
    struct ClassEntry *entry = program_find_entry(program, symbol, space);
    bool reserved = source == SOURCE_PROGRAM && is_reserved(symbol);
    if (entry != NULL || reserved) {
        error_set(&program->error,
                  reserved ? "class %s cannot be part of a program: its package belongs to the library"
                           : "class %s is defined twice",
                  symbol);
        classfile_free(file);
        return program_fail(program, LOAD_INCOMPATIBLE);
    }
    entry = program_add_entry(program, symbol, space);
    if (++program->load_depth > LOAD_DEPTH_MAX) {
        error_set(&program->error, "class %s has too many superclasses", symbol);
        program_fail(program, LOAD_DAMAGED);
    } else if (link_loaded(program, file, entry, source, hidden) != NULL) {
        program->load_depth--;
        return entry->class;
    }
    program->load_depth--;
    program_remove_entry(program, entry);
    classfile_free(file);
    return NULL;
}

static bool find_bytes(Program *program, const char *symbol, ClassBytes *found)
{
    char resource[1024];
    Error *error = &program->error;
    error->text[0] = '\0';
    if (snprintf(resource, sizeof resource, "%s.class", symbol) < (int)sizeof resource
        && classpath_find(program->classpath, resource, found, error))
        return true;
    bool is_missing = error->text[0] == '\0';
    if (is_missing)
        error_set(error, "class %s was not found", symbol);
    program_fail(program, is_missing ? LOAD_MISSING : LOAD_DAMAGED);
    return false;
}

static ClassFile *read_file(Program *program, const char *symbol, const ClassBytes *found)
{
    ClassFile *file = classfile_read(found->bytes, found->length, found->origin, &program->error);
    if (file != NULL && strcmp(file->name, symbol) == 0)
        return file;
    if (file != NULL) {
        char meant[SUGGESTION_MAX];
        error_set(&program->error,
                  "%s: holds class %s, wanted %s: a class path names the folder in which packages begin%s",
                  found->origin, file->name, symbol, class_path_meant(found->origin, file->name, meant));
        error_set(&program->java_error, "%s (wrong name: %s)", symbol, file->name);
        classfile_free(file);
        program_fail(program, LOAD_MISNAMED);
        return NULL;
    }
    int major = found->length >= 8 ? found->bytes[6] << 8 | found->bytes[7] : 0;
    bool too_new = major > CLASS_VERSION_NEWEST && memcmp(found->bytes, "\xCA\xFE\xBA\xBE", 4) == 0;
    if (too_new) {
        char name[512];
        external_name(symbol, name, sizeof name);
        error_set(
            &program->java_error,
            "%s has been compiled by a more recent version of the Java Runtime (class file version %d.%d), "
            "this version of the Java Runtime only recognizes class file versions up to %d.0",
            name, major, found->bytes[4] << 8 | found->bytes[5], CLASS_VERSION_NEWEST);
    }
    program_fail(program, too_new ? LOAD_UNKNOWN_VERSION : LOAD_DAMAGED);
    return NULL;
}

Class *program_load(Program *program, const char *symbol)
{
    ClassBytes found;
    ClassFile *file = find_bytes(program, symbol, &found) ? read_file(program, symbol, &found) : NULL;
    if (file == NULL)
        return NULL;
    uint64_t fingerprint = XXH3_64bits(found.bytes, found.length);
    if (found.source == SOURCE_PROGRAM)
        program->fingerprint += fingerprint;
    Class *class = define(program, file, symbol, found.source, 0, false);
    if (class != NULL)
        class->found = true, class->fingerprint = fingerprint;
    return class;
}

static Class *define_bytes(Program *program, const Definition *made)
{
    ClassFile *file =
        classfile_read(made->bytes, made->length, made->hidden ? "a class made at run time" : "defined bytes",
                       &program->error);
    if (file == NULL)
        return program_fail(program, LOAD_DAMAGED);
    const char *symbol = program_symbol(program, file->name);
    uint64_t fingerprint = XXH3_64bits(made->bytes, made->length);
    Class *known = program_class_of_space(program, symbol, made->space);
    if (known != NULL && !known->found && known->space == made->space && known->fingerprint == fingerprint) {
        classfile_free(file);
        return known;
    }
    Class *class = define(program, file, symbol, made->source, made->space, made->hidden);
    if (class != NULL)
        class->fingerprint = fingerprint;
    return class;
}

Class *program_define(Program *program, const Definition *definition)
{
    program_lock(program);
    Class *class = define_bytes(program, definition);
    program_unlock(program);
    return class;
}
