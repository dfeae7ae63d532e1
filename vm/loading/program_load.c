/* Loads a class by name or from bytes: reads its class file, loads its superclass and interfaces first,
 * checks that they fit, links it. */
#include "vm/loading/program_loading.h"

#include <stdio.h>
#include <string.h>
#include <xxhash.h>

#include "vm/loading/link.h"

enum { LOAD_DEPTH_MAX = 2000 };

static Class *load_super(Program *program, const ClassFile *file)
{
    Class *super = program_class(program, file->super_name);
    if (super == NULL)
        return NULL;
    if (class_is_interface(super) || (super->flags & ACC_FINAL)) {
        error_set(&program->error, "class %s has %s as its superclass, which is %s", file->name, super->name,
                  class_is_interface(super) ? "an interface" : "final");
        return program_fail(program, LOAD_INCOMPATIBLE);
    }
    return super;
}

static bool load_interfaces(Program *program, const ClassFile *file, Class *class)
{
    class->interface_count = file->interface_count;
    class->interfaces = arena_allocate(&program->arena, file->interface_count * sizeof(Class *));
    for (int i = 0; i < file->interface_count; i++) {
        Class *interface = program_class(program, file->interfaces[i]);
        if (interface == NULL)
            return false;
        if (!class_is_interface(interface)) {
            error_set(&program->error, "class %s implements %s, which is not an interface", file->name,
                      interface->name);
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
    Class *class = program_new_class(program, CLASS_PLAIN, entry->name);
    class->file = file;
    class->source = source;
    class->hidden = hidden;
    class->flags = real_flags(file);
    if (file->super_name != NULL && (class->super = load_super(program, file)) == NULL)
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

static Class *define(Program *program, ClassFile *file, const char *symbol, SourceKind source, bool hidden)
{
    struct ClassEntry *entry = program_find_entry(program, symbol);
    bool reserved = source == SOURCE_PROGRAM && is_reserved(symbol);
    if (entry != NULL || reserved) {
        error_set(&program->error,
                  reserved ? "class %s cannot be part of a program: its package belongs to the library"
                           : "class %s is defined twice",
                  symbol);
        classfile_free(file);
        return program_fail(program, LOAD_INCOMPATIBLE);
    }
    entry = program_add_entry(program, symbol);
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
        error_set(&program->error,
                  "%s: holds class %s, wanted %s: a class path names the folder in which packages begin",
                  found->origin, file->name, symbol);
        classfile_free(file);
    }
    program_fail(program, LOAD_DAMAGED);
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
    Class *class = define(program, file, symbol, found.source, false);
    if (class != NULL)
        class->found = true, class->fingerprint = fingerprint;
    return class;
}

static Class *define_bytes(Program *program, const uint8_t *bytes, size_t length, SourceKind source,
                           bool hidden)
{
    ClassFile *file =
        classfile_read(bytes, length, hidden ? "a class made at run time" : "defined bytes", &program->error);
    if (file == NULL)
        return program_fail(program, LOAD_DAMAGED);
    return define(program, file, program_symbol(program, file->name), source, hidden);
}

Class *program_define(Program *program, const uint8_t *bytes, size_t length, SourceKind source, bool hidden)
{
    program_lock(program);
    Class *class = define_bytes(program, bytes, length, source, hidden);
    program_unlock(program);
    return class;
}
