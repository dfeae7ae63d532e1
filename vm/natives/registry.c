/* The registry of natives: one hash table over the tables that natives.def lists, keyed by class, name
 * and descriptor. */
#include <assert.h>
#include <string.h>
#include <uthash.h>

#include "classfiles/descriptor.h"
#include "vm/memory/native.h"
#include "vm/program.h"

#define NATIVES(group, guard, effects, touch) extern const NativeMethod natives_##group[];
#include "vm/natives/natives.def"

typedef enum Guard { FREE, GUARDED } Guard;

static const struct Group {
    const NativeMethod *list;
    Guard guard;
    NativeKind kind;
} groups[] = {
#define NATIVES(group, guard, effects, touch) {natives_##group, guard, {NATIVE_##effects, NATIVE_##touch}},
#include "vm/natives/natives.def"
};

struct NativeEntry {
    struct {
        const char *class_name, *name, *descriptor;
    } key; /* symbols */
    NativeFunction function;
    Guard guard;
    NativeKind kind;
    UT_hash_handle hh;
};

static void add(Program *program, const NativeMethod *native, Guard guard, NativeKind kind)
{
    assert(native->function != NULL && descriptor_is_method(native->descriptor));
    struct NativeEntry *entry = arena_allocate(&program->arena, sizeof *entry), *before;
    entry->key.class_name = program_symbol(program, native->class_name);
    entry->key.name = program_symbol(program, native->name);
    entry->key.descriptor = program_symbol(program, native->descriptor);
    entry->function = native->function;
    entry->guard = guard;
    entry->kind = kind;
    HASH_FIND(hh, program->natives, &entry->key, sizeof entry->key, before);
    assert(before == NULL && "a native is listed twice");
    HASH_ADD(hh, program->natives, key, sizeof entry->key, entry);
}

void program_register_natives(Program *program)
{
    for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++)
        for (const NativeMethod *native = groups[i].list; native->name != NULL; native++)
            add(program, native, groups[i].guard, groups[i].kind);
}

static NativeOutcome nothing(Vm *vm, Value *arguments, Value *result)
{
    (void)vm, (void)arguments, (void)result;
    return NATIVE_DONE;
}

/* Classes of the JDK begin with these, to tell their own C code where their natives and fields are. */
static bool only_prepares_natives(const Method *method)
{
    return strcmp(method->descriptor, "()V") == 0
           && (strcmp(method->name, "registerNatives") == 0 || strcmp(method->name, "initIDs") == 0);
}

/* Natives belong to the library's classes: a program's class of the same name could declare them in another
 * way. */
NativeFunction program_native(Program *program, const Method *method, bool *guarded, NativeKind *kind)
{
    if (method->owner->source == SOURCE_PROGRAM)
        return NULL;
    struct NativeEntry wanted, *entry;
    memset(&wanted, 0, sizeof wanted);
    wanted.key.class_name = method->owner->name;
    wanted.key.name = method->name;
    wanted.key.descriptor = method->descriptor;
    HASH_FIND(hh, program->natives, &wanted.key, sizeof wanted.key, entry);
    if (guarded != NULL)
        *guarded = entry != NULL && entry->guard == GUARDED;
    if (kind != NULL)
        *kind = entry != NULL ? entry->kind : (NativeKind){NATIVE_PURE, NATIVE_KEEPS};
    return entry != NULL ? entry->function : only_prepares_natives(method) ? nothing : NULL;
}

void program_free_natives(Program *program) { HASH_CLEAR(hh, program->natives); }
