/* Loading: from a name to a linked class, superclasses and interfaces first; see program.h. */
#include "vm/program.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uthash.h>
#include <xxhash.h>

#include "base/reserve.h"
#include "classfiles/descriptor.h"
#include "vm/bootstrap.h"
#include "vm/counters.h"
#include "vm/flow.h"
#include "vm/interpreter.h"
#include "vm/cover_map.h"
#include "vm/initialize.h"
#include "vm/link.h"

enum { LOAD_DEPTH_MAX = 2000, ARRAY_DIMENSIONS_MAX = 255 };

struct ClassEntry {
    const char    *name;            /* symbol */
    Class         *class;           /* NULL while it is being loaded */
    UT_hash_handle hh;
};

struct LiteralEntry {
    const char    *text;            /* symbol */
    uint32_t       number;
    UT_hash_handle hh;
};

void program_lock(Program *program)
{
    pthread_mutex_lock(&program->lock);
}

void program_unlock(Program *program)
{
    pthread_mutex_unlock(&program->lock);
}

const char *program_symbol(Program *program, const char *text)
{
    program_lock(program);
    const char *symbol = symbols_intern(program->symbols, text);
    program_unlock(program);
    return symbol;
}

static uint32_t find_literal(Program *program, const char *symbol)
{
    struct LiteralEntry *entry;
    HASH_FIND_PTR(program->literal_index, &symbol, entry);
    if (entry != NULL)
        return entry->number;
    entry = arena_allocate(&program->arena, sizeof *entry);
    entry->text = symbol;
    entry->number = program->literal_count;
    HASH_ADD_PTR(program->literal_index, text, entry);
    if (program->literal_count == PROGRAM_TABLE_MAX)
        memory_exhausted(PROGRAM_TABLE_MAX * sizeof *program->literals);
    program->literals[program->literal_count++] = symbol;
    return entry->number;
}

uint32_t program_literal(Program *program, const char *text)
{
    program_lock(program);
    uint32_t number = find_literal(program, program_symbol(program, text));
    program_unlock(program);
    return number;
}

static struct ClassEntry *find_entry(Program *program, const char *symbol)
{
    struct ClassEntry *entry;
    HASH_FIND_PTR(program->by_name, &symbol, entry);
    return entry;
}

static struct ClassEntry *add_entry(Program *program, const char *symbol)
{
    struct ClassEntry *entry = memory_allocate(sizeof *entry);
    entry->name = symbol;
    HASH_ADD_PTR(program->by_name, name, entry);
    return entry;
}

static void remove_entry(Program *program, struct ClassEntry *entry)
{
    HASH_DEL(program->by_name, entry);
    free(entry);
}

static Class *new_class(Program *program, ClassKind kind, const char *symbol)
{
    Class *class = arena_allocate(&program->arena, sizeof *class);
    class->kind = kind;
    class->name = symbol;
    class->program = program;
    return class;
}

/* Gives the finished class its number: from now on it can be found. */
static Class *publish(Program *program, struct ClassEntry *entry, Class *class)
{
    if (program->class_count == PROGRAM_TABLE_MAX)
        memory_exhausted(PROGRAM_TABLE_MAX * sizeof *program->classes);
    class->id = program->class_count;
    program->classes[program->class_count++] = class;
    entry->class = class;
    return class;
}

static Class *fail(Program *program, LoadFailure failure)
{
    program->failure = failure;
    return NULL;
}

static Class *load_super(Program *program, const ClassFile *file)
{
    Class *super = program_class(program, file->super_name);
    if (super == NULL)
        return NULL;
    if (class_is_interface(super) || (super->flags & ACC_FINAL)) {
        error_set(&program->error, "class %s has %s as its superclass, which is %s", file->name, super->name,
                  class_is_interface(super) ? "an interface" : "final");
        return fail(program, LOAD_INCOMPATIBLE);
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
            error_set(&program->error, "class %s implements %s, which is not an interface", file->name, interface->name);
            fail(program, LOAD_INCOMPATIBLE);
            return false;
        }
        class->interfaces[i] = interface;
    }
    return true;
}

/* Class flags: a member class has its real access flags in InnerClasses; what it is, only the file's own flags say. */
static uint16_t real_flags(const ClassFile *file)
{
    unsigned access = ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED | ACC_STATIC;
    for (int i = 0; i < file->inner_class_count; i++)
        if (strcmp(file->inner_classes[i].inner, file->name) == 0)
            return (uint16_t)((file->inner_classes[i].flags & access) | (file->flags & ~(access | ACC_SUPER)));
    return (uint16_t)(file->flags & ~ACC_SUPER);
}

static Class *link_loaded(Program *program, ClassFile *file, struct ClassEntry *entry, SourceKind source, bool hidden)
{
    Class *class = new_class(program, CLASS_PLAIN, entry->name);
    class->file = file;
    class->source = source;
    class->hidden = hidden;
    class->flags = real_flags(file);
    if (file->super_name != NULL && (class->super = load_super(program, file)) == NULL)
        return NULL;
    if (!load_interfaces(program, file, class))
        return NULL;
    if (!link_class(program, class, &program->error))
        return fail(program, LOAD_INCOMPATIBLE);
    return publish(program, entry, class);
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
    struct ClassEntry *entry = find_entry(program, symbol);
    bool reserved = source == SOURCE_PROGRAM && is_reserved(symbol);
    if (entry != NULL || reserved) {
        error_set(&program->error, reserved ? "class %s cannot be part of a program: its package belongs to the library"
                  : "class %s is defined twice", symbol);
        classfile_free(file);
        return fail(program, LOAD_INCOMPATIBLE);
    }
    entry = add_entry(program, symbol);
    if (++program->load_depth > LOAD_DEPTH_MAX) {
        error_set(&program->error, "class %s has too many superclasses", symbol);
        fail(program, LOAD_DAMAGED);
    } else if (link_loaded(program, file, entry, source, hidden) != NULL) {
        program->load_depth--;
        return entry->class;
    }
    program->load_depth--;
    remove_entry(program, entry);
    classfile_free(file);
    return NULL;
}

static Class *load(Program *program, const char *symbol)
{
    Error *error = &program->error;
    error->text[0] = '\0';
    ClassBytes found;
    char resource[1024];
    if (snprintf(resource, sizeof resource, "%s.class", symbol) >= (int)sizeof resource
        || !classpath_find(program->classpath, resource, &found, error)) {
        if (error->text[0] != '\0')
            return fail(program, LOAD_DAMAGED);
        error_set(error, "class %s was not found", symbol);
        return fail(program, LOAD_MISSING);
    }
    ClassFile *file = classfile_read(found.bytes, found.length, found.origin, error);
    if (file == NULL)
        return fail(program, LOAD_DAMAGED);
    if (strcmp(file->name, symbol) != 0) {
        error_set(error, "%s: holds class %s, wanted %s", found.origin, file->name, symbol);
        classfile_free(file);
        return fail(program, LOAD_DAMAGED);
    }
    uint64_t fingerprint = XXH3_64bits(found.bytes, found.length);
    if (found.source == SOURCE_PROGRAM)
        program->fingerprint += fingerprint;
    Class *class = define(program, file, symbol, found.source, false);
    if (class != NULL)
        class->found = true, class->fingerprint = fingerprint;
    return class;
}

static Class *define_bytes(Program *program, const uint8_t *bytes, size_t length, SourceKind source, bool hidden)
{
    ClassFile *file = classfile_read(bytes, length, hidden ? "a class made at run time" : "defined bytes", &program->error);
    if (file == NULL)
        return fail(program, LOAD_DAMAGED);
    return define(program, file, program_symbol(program, file->name), source, hidden);
}

Class *program_define(Program *program, const uint8_t *bytes, size_t length, SourceKind source, bool hidden)
{
    program_lock(program);
    Class *class = define_bytes(program, bytes, length, source, hidden);
    program_unlock(program);
    return class;
}

Class *program_primitive(const Program *program, char kind)
{
    const char *place = strchr(PRIMITIVE_KINDS, kind);
    return place != NULL && kind != '\0' ? program->primitives[place - PRIMITIVE_KINDS] : NULL;
}

Class *program_class_of_descriptor(Program *program, const char *descriptor, size_t length)
{
    if (length == 1)
        return program_primitive(program, descriptor[0]);
    program_lock(program);
    const char *name = descriptor[0] == 'L' ? symbols_intern_part(program->symbols, descriptor + 1, length - 2)
                                            : symbols_intern_part(program->symbols, descriptor, length);
    Class *class = program_class(program, name);
    program_unlock(program);
    return class;
}

static int element_shift(char kind)
{
    switch (kind) {
    case 'Z': case 'B': return 0;
    case 'C': case 'S': return 1;
    case 'J': case 'D': return 3;
    default: return 2;
    }
}

static Class *make_array(Program *program, Class *element, const char *symbol)
{
    Class *class = new_class(program, CLASS_ARRAY, symbol);
    class->element = element;
    class->element_kind = 'L';
    for (const char *kind = PRIMITIVE_KINDS; *kind; kind++)
        if (program_primitive(program, *kind) == element)
            class->element_kind = *kind;
    class->element_shift = (uint8_t)element_shift(class->element_kind);
    class->flags = (uint16_t)((element->flags & (ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED)) | ACC_FINAL | ACC_ABSTRACT);
    class->source = element->source;
    class->super = program->object;
    class->interfaces = arena_allocate(&program->arena, 2 * sizeof(Class *));
    class->interfaces[class->interface_count++] = program->cloneable;
    class->interfaces[class->interface_count++] = program->serializable;
    link_array(program, class);
    return publish(program, add_entry(program, symbol), class);
}

static const char *array_name(Program *program, const Class *element)
{
    Arena arena = {0};
    const char *kind = PRIMITIVE_KINDS, *name;
    while (*kind && program_primitive(program, *kind) != element)
        kind++;
    if (*kind)
        name = arena_format(&arena, "[%c", *kind);
    else
        name = arena_format(&arena, class_is_array(element) ? "[%s" : "[L%s;", element->name);
    const char *symbol = program_symbol(program, name);
    arena_free(&arena);
    return symbol;
}

Class *program_array_of(Program *program, Class *element)
{
    if (element == program_primitive(program, 'V') || strspn(element->name, "[") >= ARRAY_DIMENSIONS_MAX)
        return NULL;
    program_lock(program);
    if (element->array == NULL)
        element->array = make_array(program, element, array_name(program, element));
    program_unlock(program);
    return element->array;
}

static Class *load_array(Program *program, const char *symbol)
{
    size_t length = strlen(symbol), dimensions = strspn(symbol, "[");
    if (!descriptor_is_field(symbol)) {
        error_set(&program->error, "%s is no array type", symbol);
        return fail(program, LOAD_MISSING);
    }
    Class *class = program_class_of_descriptor(program, symbol + dimensions, length - dimensions);
    for (size_t i = 0; i < dimensions && class != NULL; i++)
        class = program_array_of(program, class);
    return class;
}

Class *program_loaded_class(Program *program, const char *name)
{
    program_lock(program);
    struct ClassEntry *entry = find_entry(program, program_symbol(program, name));
    program_unlock(program);
    return entry != NULL ? entry->class : NULL;
}

static Class *find_or_load(Program *program, const char *symbol)
{
    struct ClassEntry *entry = find_entry(program, symbol);
    if (entry == NULL)
        return symbol[0] == '[' ? load_array(program, symbol) : load(program, symbol);
    if (entry->class != NULL)
        return entry->class;
    error_set(&program->error, "class %s is its own superclass", symbol);
    return fail(program, LOAD_CIRCULAR);
}

Class *program_class(Program *program, const char *name)
{
    program_lock(program);
    Class *class = find_or_load(program, program_symbol(program, name));
    program_unlock(program);
    return class;
}

static void make_primitives(Program *program)
{
    static const char *const names[] = {"boolean", "byte", "char", "short", "int", "long", "float", "double", "void"};
    for (int i = 0; i < 9; i++) {
        /* Not entered under their names: a program's class may be called `int` by name only through a descriptor. */
        Class *class = new_class(program, CLASS_PRIMITIVE, program_symbol(program, names[i]));
        class->flags = ACC_PUBLIC | ACC_FINAL | ACC_ABSTRACT;
        class->source = SOURCE_EMBEDDED;
        class->plain_initialization = true;
        program->primitives[i] = class;
        struct ClassEntry unlisted;
        publish(program, &unlisted, class);
    }
}

static bool load_core(Program *program)
{
    struct { Class **place; const char *name; } core[] = {
        {&program->object, "java/lang/Object"}, {&program->cloneable, "java/lang/Cloneable"},
        {&program->serializable, "java/io/Serializable"}, {&program->mirror, "java/lang/Class"},
        {&program->string, "java/lang/String"}, {&program->throwable, "java/lang/Throwable"},
        {&program->thread, "java/lang/Thread"}, {&program->reference, "java/lang/ref/Reference"},
    };
    for (size_t i = 0; i < sizeof core / sizeof core[0]; i++)
        if ((*core[i].place = program_class(program, core[i].name)) == NULL)
            return false;
    return true;
}

static void make_lock(Program *program)
{
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&program->lock, &attributes);
    pthread_mutexattr_destroy(&attributes);
}

Program *program_create(Classpath *classpath, Error *error)
{
    Program *program = memory_allocate(sizeof *program);
    make_lock(program);
    program->classes = reserve_plain(PROGRAM_TABLE_MAX * sizeof *program->classes);
    program->methods = reserve_plain(PROGRAM_TABLE_MAX * sizeof *program->methods);
    program->fields = reserve_plain(PROGRAM_TABLE_MAX * sizeof *program->fields);
    program->literals = reserve_plain(PROGRAM_TABLE_MAX * sizeof *program->literals);
    program->classpath = classpath;
    program->symbols = symbols_create();
    program->handlers = interpreter_handlers();
    program->counters = counters_create();
    program_register_natives(program);
    make_primitives(program);
    if (!load_core(program)) {
        *error = program->error;
        program_destroy(program);
        return NULL;
    }
    initialize_make_stub(program);
    return program;
}

void program_destroy(Program *program)
{
    for (uint32_t i = 0; i < program->class_count; i++)
        if (program->classes[i]->file != NULL)
            classfile_free(program->classes[i]->file);
    struct ClassEntry *entry, *next;
    HASH_ITER(hh, program->by_name, entry, next)
        remove_entry(program, entry);
    program_free_natives(program);
    counters_destroy(program->counters);
    bootstrap_free(program);
    HASH_CLEAR(hh, program->literal_index);
    reserve_destroy(program->classes, PROGRAM_TABLE_MAX * sizeof *program->classes);
    reserve_destroy(program->methods, PROGRAM_TABLE_MAX * sizeof *program->methods);
    reserve_destroy(program->fields, PROGRAM_TABLE_MAX * sizeof *program->fields);
    reserve_destroy(program->literals, PROGRAM_TABLE_MAX * sizeof *program->literals);
    pthread_mutex_destroy(&program->lock);
    if (program->cover != NULL)
        cover_map_destroy(program->cover);
    if (program->flow != NULL)
        flow_destroy(program->flow);
    symbols_destroy(program->symbols);
    arena_free(&program->arena);
    free(program);
}
