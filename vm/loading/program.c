/* Creates and destroys programs: their tables, locks and symbols, and the core classes that the VM itself
 * needs. */
#include "vm/loading/program_loading.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/reserve.h"
#include "vm/control_flow.h"
#include "vm/coverage.h"
#include "vm/loading/symbols.h"
#include "vm/loading/verify_counters.h"

struct LiteralEntry {
    const char *text; /* symbol */
    uint32_t number;
    UT_hash_handle hh;
};

void program_lock(Program *program) { pthread_mutex_lock(&program->lock); }

void program_unlock(Program *program) { pthread_mutex_unlock(&program->lock); }

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
    assert(symbol == symbols_intern(program->symbols, symbol));
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

struct ClassEntry *program_find_entry(Program *program, const char *symbol, uint32_t space)
{
    struct ClassEntry *entry;
    struct ClassKey key = {symbol, space};
    HASH_FIND(hh, program->by_name, &key, sizeof key, entry);
    return entry;
}

struct ClassEntry *program_add_entry(Program *program, const char *symbol, uint32_t space)
{
    assert(program_find_entry(program, symbol, space) == NULL);
    struct ClassEntry *entry = memory_allocate(sizeof *entry);
    entry->key = (struct ClassKey){symbol, space};
    HASH_ADD(hh, program->by_name, key, sizeof entry->key, entry);
    return entry;
}

void program_remove_entry(Program *program, struct ClassEntry *entry)
{
    assert(program_find_entry(program, entry->key.name, (uint32_t)entry->key.space) == entry);
    HASH_DEL(program->by_name, entry);
    free(entry);
}

Class *program_new_class(Program *program, ClassKind kind, const char *symbol)
{
    Class *class = arena_allocate(&program->arena, sizeof *class);
    class->kind = kind;
    class->name = symbol;
    class->program = program;
    return class;
}

Class *program_publish(Program *program, struct ClassEntry *entry, Class *class)
{
    if (program->class_count == PROGRAM_TABLE_MAX)
        memory_exhausted(PROGRAM_TABLE_MAX * sizeof *program->classes);
    assert(entry->class == NULL && entry->key.name == class->name);
    class->id = program->class_count;
    program->classes[program->class_count++] = class;
    entry->class = class;
    return class;
}

Class *program_fail(Program *program, LoadFailure failure)
{
    assert(failure != LOAD_OK);
    program->failure = failure;
    return NULL;
}

Class *program_loaded_class(Program *program, const char *name)
{
    program_lock(program);
    struct ClassEntry *entry = program_find_entry(program, program_symbol(program, name), 0);
    program_unlock(program);
    return entry != NULL ? entry->class : NULL;
}

Class *program_class_of_space(Program *program, const char *name, uint32_t space)
{
    program_lock(program);
    struct ClassEntry *entry = program_find_entry(program, program_symbol(program, name), space);
    program_unlock(program);
    return entry != NULL ? entry->class : NULL;
}

void program_note_initiated(Program *program, Class *class, uint32_t space)
{
    program_lock(program);
    struct ClassEntry *entry = program_find_entry(program, class->name, space);
    if (entry == NULL)
        entry = program_add_entry(program, class->name, space);
    entry->class = class;
    program_unlock(program);
}

static Class *find_or_load(Program *program, const char *symbol)
{
    struct ClassEntry *entry = program_find_entry(program, symbol, 0);
    if (entry == NULL)
        return symbol[0] == '[' ? program_load_array(program, symbol) : program_load(program, symbol);
    if (entry->class != NULL)
        return entry->class;
    error_set(&program->error, "class %s is its own superclass", symbol);
    return program_fail(program, LOAD_CIRCULAR);
}

Class *program_class(Program *program, const char *name)
{
    program_lock(program);
    program->java_error.text[0] = '\0';
    Class *class = find_or_load(program, program_symbol(program, name));
    program_unlock(program);
    return class;
}

/* What a loader of the program's own has not been asked for when it has defined the class is not there for
 * it, but for the library, which all loaders leave to the boot loader. */
Class *program_class_for(const Class *user, const char *name)
{
    Program *program = user->program;
    if (user->space == 0)
        return program_class(program, name);
    if (name[0] == '[')
        return program_class_of_descriptor_for(user, name, strlen(name));
    program_lock(program);
    Class *class = program_class_of_space(program, name, user->space);
    if (class == NULL && (class = program_class(program, name)) != NULL && class->source == SOURCE_PROGRAM
        && !class->is_generated) {
        error_set(&program->error, "class %s was not found", name);
        class = program_fail(program, LOAD_MISSING);
    }
    program_unlock(program);
    return class;
}

static bool load_core(Program *program)
{
    struct {
        Class **place;
        const char *name;
    } core[] = {
        {&program->object, "java/lang/Object"},           {&program->cloneable, "java/lang/Cloneable"},
        {&program->serializable, "java/io/Serializable"}, {&program->mirror, "java/lang/Class"},
        {&program->string, "java/lang/String"},           {&program->throwable, "java/lang/Throwable"},
        {&program->thread, "java/lang/Thread"},           {&program->reference, "java/lang/ref/Reference"},
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
    program->counters = counters_create();
    program_register_natives(program);
    program_make_primitives(program);
    if (!load_core(program)) {
        *error = program->error;
        program_destroy(program);
        return NULL;
    }
    return program;
}

void program_destroy(Program *program)
{
    for (uint32_t i = 0; i < program->class_count; i++) {
        if (program->classes[i]->file != NULL)
            classfile_free(program->classes[i]->file);
        if (program->classes[i]->twin != NULL)
            classfile_free(program->classes[i]->twin);
    }
    struct ClassEntry *entry, *next;
    HASH_ITER (hh, program->by_name, entry, next)
        program_remove_entry(program, entry);
    program_free_natives(program);
    free(program->strict_math);
    counters_destroy(program->counters);
    HASH_CLEAR(hh, program->bootstraps);
    HASH_CLEAR(hh, program->literal_index);
    reserve_destroy(program->classes, PROGRAM_TABLE_MAX * sizeof *program->classes);
    reserve_destroy(program->methods, PROGRAM_TABLE_MAX * sizeof *program->methods);
    reserve_destroy(program->fields, PROGRAM_TABLE_MAX * sizeof *program->fields);
    reserve_destroy(program->literals, PROGRAM_TABLE_MAX * sizeof *program->literals);
    pthread_mutex_destroy(&program->lock);
    coverage_end(program);
    if (program->flow != NULL)
        flow_destroy(program->flow);
    symbols_destroy(program->symbols);
    arena_free(&program->arena);
    free(program);
}
