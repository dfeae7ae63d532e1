/* States to bytes; see portable.h.  One walk over the state's components is made twice: first it gathers what
 * the state names, then, when all of that has its place, it writes. */
#include "vm/exchange/portable_export.h"

#include <xxhash.h>

#include "vm/exchange/portable_format.h"

/* A new member of a component must be written here and read in portable_import.c and its kin, or two states
 * would have the same bytes. */
_Static_assert(sizeof(ObjectComponent) == 16 && sizeof(FrameComponent) == 24 && sizeof(ThreadComponent) == 56
                   && sizeof(VmComponent) == 40,
               "components changed");

void export_refuse(Export *e, const Class *class, const char *why)
{
    char name[512];
    if (!e->failed)
        error_set(e->error, "this state cannot leave the process: class %s %s",
                  class_external_name(class, name, sizeof name), why);
    e->failed = true;
}

/* --- pieces --- */

void export_number(Export *e, uint64_t number)
{
    if (e->writing)
        put_number(e->out, number);
}

void export_signed(Export *e, int64_t number) { export_number(e, number_of_signed(number)); }

void export_byte(Export *e, unsigned byte)
{
    if (e->writing)
        bytes_add_u1(e->out, byte);
}

void export_reference(Export *e, Ref slot)
{
    if (slot != 0 && !e->writing)
        tables_add(&e->tables.objects, slot);
    export_number(e, slot == 0 || !e->writing ? 0 : tables_place(&e->tables.objects, slot) + 1);
}

void export_thread(Export *e, uint32_t thread_after)
{
    if (thread_after != 0 && !e->writing)
        tables_add(&e->tables.threads, thread_after - 1);
    export_number(
        e, thread_after == 0 || !e->writing ? 0 : tables_place(&e->tables.threads, thread_after - 1) + 1);
}

static bool is_portable(const Class *class)
{
    while (class->kind == CLASS_ARRAY || class->site_user != NULL)
        class = class->kind == CLASS_ARRAY ? class->element : class->site_user;
    return class->kind == CLASS_PRIMITIVE || class->found;
}

void export_class(Export *e, const Class *class)
{
    if (!is_portable(class))
        export_refuse(e, class, "was made by the program as it ran");
    if (!e->writing)
        tables_add(&e->tables.classes, class->id);
    export_number(e, e->writing ? tables_place(&e->tables.classes, class->id) : 0);
}

void export_method(Export *e, uint32_t id)
{
    if (!e->writing && id != UINT32_MAX)
        tables_add(&e->tables.methods, id);
    export_number(e, e->writing ? tables_method(&e->tables, id) : 0);
}

/* That the present state has for an item; 0: none. */
static uint32_t component_of_item(const Export *e, Item item)
{
    uint32_t position = store_known_position(e->store, item);
    return position == 0 ? 0 : states_component(e->states, position - 1);
}

/* --- the whole --- */

static void gather_objects(Export *e)
{
    for (uint32_t position = 0; position < e->store->item_count; position++) {
        Item item = e->store->items[position];
        if (item.kind == ITEM_OBJECT && states_component(e->states, position) != 0)
            tables_add(&e->tables.objects, item.number);
        else if (item.kind == ITEM_THREAD && states_component(e->states, position) != 0)
            tables_add(&e->tables.threads, item.number);
    }
    for (uint32_t i = 0; i < e->tables.objects.count;
         i++) /* the list grows meanwhile, but only by objects without contents */
        export_object(e, component_of_item(e, (Item){ITEM_OBJECT, e->tables.objects.numbers[i]}));
}

static void walk_threads(Export *e)
{
    for (uint32_t i = 0; i < e->tables.threads.count; i++)
        export_thread_contents(e, component_of_item(e, (Item){ITEM_THREAD, e->tables.threads.numbers[i]}));
    export_end(e, states_component(e->states, store_vm_position(e->store)));
}

static void check_classes(Export *e)
{
    e->writing = false;
    for (uint32_t i = 0; i < e->tables.classes.count; i++)
        export_class(e, e->program->classes[e->tables.classes.numbers[i]]);
}

/* Of the classes in their order: whoever reads the bytes must have the same. */
static uint64_t fingerprint(const Export *e)
{
    uint64_t hash = 0;
    for (uint32_t i = 0; i < e->tables.classes.count; i++) {
        const Class *class = e->program->classes[e->tables.classes.numbers[i]];
        hash = XXH3_64bits_withSeed(&class->fingerprint, sizeof class->fingerprint, hash);
    }
    return hash;
}

static void write_head(Export *e)
{
    bytes_add_text(e->out, PORTABLE_MAGIC);
    bytes_add_u1(e->out, PORTABLE_VERSION);
    bytes_add_u1(e->out, e->program->step);
    bytes_add_u2(e->out, e->vm->options.unreduced);
    uint64_t hash = fingerprint(e);
    bytes_add_u4(e->out, (uint32_t)(hash >> 32));
    bytes_add_u4(e->out, (uint32_t)hash);
}

static void write_all(Export *e)
{
    e->writing = true;
    write_head(e);
    tables_write(&e->tables, e->out);
    for (uint32_t i = 0; i < e->tables.objects.count; i++)
        export_object(e, component_of_item(e, (Item){ITEM_OBJECT, e->tables.objects.numbers[i]}));
    walk_threads(e);
}

bool states_can_leave(const States *states, Error *error)
{
    const Vm *vm = states_vm(states);
    if (!states_are_exact(states))
        return error_set(error, "states of which only hashes are kept cannot leave the process, nor come in");
    if (vm->observers.shadow != NULL)
        return error_set(
            error,
            "states cannot leave the process, nor come in, while what orders the accesses of threads is remembered");
    return vm->program->cover == NULL
           || error_set(error, "states cannot leave the process, nor come in, while coverage is counted");
}

bool states_export(States *states, Bytes *out, Error *error)
{
    Vm *vm = states_vm(states);
    if (!states_can_leave(states, error))
        return false;
    Export e = {.states = states,
                .vm = vm,
                .program = vm->program,
                .store = states_store(states),
                .out = out,
                .error = error};
    tables_create(&e.tables, vm);
    gather_objects(&e);
    walk_threads(&e);
    tables_sort(&e.tables);
    check_classes(&e);
    if (!e.failed)
        write_all(&e);
    tables_destroy(&e.tables);
    return !e.failed;
}
