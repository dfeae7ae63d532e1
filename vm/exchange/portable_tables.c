/* Tables of names, gathered and sorted; see portable_tables.h. */
#include "vm/exchange/portable_tables.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/exchange/portable_format.h"

static void places_create(Places *places, uint32_t limit)
{
    *places = (Places){.limit = limit, .places = memory_allocate((limit + 1) * sizeof *places->places)};
}

static void places_destroy(Places *places)
{
    free(places->numbers);
    free(places->places);
}

void tables_create(Tables *tables, const Vm *vm)
{
    *tables = (Tables){.vm = vm, .numbering = vm->numbering};
    places_create(&tables->classes, vm->program->class_count);
    places_create(&tables->methods, vm->program->method_count);
    places_create(&tables->threads, numbering_thread_count(vm->numbering));
    places_create(&tables->objects, numbering_slot_count(vm->numbering));
}

void tables_destroy(Tables *tables)
{
    places_destroy(&tables->classes);
    places_destroy(&tables->methods);
    places_destroy(&tables->threads);
    places_destroy(&tables->objects);
    free(tables->slot_origins);
    free(tables->texts);
}

void tables_add(Places *places, uint32_t number)
{
    if (places->places[number] != 0)
        return;
    MEMORY_ROOM_FOR(places->numbers, places->capacity, places->count);
    places->numbers[places->count++] = number;
    places->places[number] = places->count;
}

/* --- what names are made of --- */

static bool is_outside(const AllocationSite *site)
{
    return site->thread == 0 && site->method == 0 && site->instruction == 0 && site->native == 0;
}

static void add_method(Tables *tables, uint32_t id)
{
    if (id != UINT32_MAX)
        tables_add(&tables->methods, id);
}

static void add_parts_of_object(Tables *tables, SlotOrigin origin)
{
    const AllocationSite *site = origin.key;
    if (origin.kind == SLOT_MIRROR)
        tables_add(&tables->classes, origin.ordinal);
    if (origin.kind != SLOT_MADE || is_outside(site))
        return;
    if (site->thread != 0)
        tables_add(&tables->threads, site->thread - 1);
    add_method(tables, site->method);
    if (site->native != 0)
        add_method(tables, site->native - 1);
}

static void add_parts(Tables *tables)
{
    for (uint32_t i = 0; i < tables->objects.count; i++)
        add_parts_of_object(tables, numbering_slot_origin(tables->numbering, tables->objects.numbers[i]));
    for (uint32_t i = 0; i < tables->methods.count; i++)
        tables_add(&tables->classes, tables->vm->program->methods[tables->methods.numbers[i]]->owner->id);
    for (uint32_t i = 0; i < tables->threads.count; i++) { /* the list grows meanwhile */
        ThreadOrigin origin = numbering_thread_origin(tables->numbering, tables->threads.numbers[i]);
        if (origin.parent != NUMBERING_NO_PARENT)
            tables_add(&tables->threads, origin.parent);
    }
}

/* --- order --- */

static void sort(Places *places, int (*compare)(const void *a, const void *b, void *tables), Tables *tables)
{
    qsort_r(places->numbers, places->count, sizeof *places->numbers, compare, tables);
    for (uint32_t i = 0; i < places->count; i++)
        places->places[places->numbers[i]] = i + 1;
}

/* A program's class may be called `int` too. */
static int compare_classes(const void *a, const void *b, void *context)
{
    Class *const *classes = ((Tables *)context)->vm->program->classes;
    const Class *first = classes[*(const uint32_t *)a], *second = classes[*(const uint32_t *)b];
    int order = strcmp(first->name, second->name);
    return order != 0 ? order : (first->kind == CLASS_PRIMITIVE) - (second->kind == CLASS_PRIMITIVE);
}

static int compare_numbers(uint32_t a, uint32_t b) { return (a > b) - (a < b); }

static int compare_methods(const void *a, const void *b, void *context)
{
    const Tables *tables = context;
    const Method *first = tables->vm->program->methods[*(const uint32_t *)a],
                 *second = tables->vm->program->methods[*(const uint32_t *)b];
    int order =
        compare_numbers(tables->classes.places[first->owner->id], tables->classes.places[second->owner->id]);
    order = order != 0 ? order : strcmp(first->name, second->name);
    return order != 0 ? order : strcmp(first->descriptor, second->descriptor);
}

static uint32_t depth_of(const Tables *tables, uint32_t thread)
{
    uint32_t depth = 0;
    while ((thread = numbering_thread_origin(tables->numbering, thread).parent) != NUMBERING_NO_PARENT)
        depth++;
    return depth;
}

/* Parents first; then by parent, then by ordinal. */
static int compare_threads(const void *a, const void *b, void *context)
{
    const Tables *tables = context;
    uint32_t first = *(const uint32_t *)a, second = *(const uint32_t *)b;
    int order = compare_numbers(depth_of(tables, first), depth_of(tables, second));
    if (first == second || order != 0)
        return order;
    ThreadOrigin one = numbering_thread_origin(tables->numbering, first),
                 other = numbering_thread_origin(tables->numbering, second);
    order = one.parent == other.parent ? 0 : compare_threads(&one.parent, &other.parent, context);
    return order != 0 ? order : compare_numbers(one.ordinal, other.ordinal);
}

uint32_t tables_method(const Tables *tables, uint32_t id)
{
    return id == UINT32_MAX ? METHOD_STUB : tables->methods.places[id] - 1 + METHOD_FIRST;
}

AllocationSite tables_site(const Tables *tables, const AllocationSite *site)
{
    if (is_outside(site))
        return (AllocationSite){.method = METHOD_NONE};
    return (AllocationSite){site->thread != 0 ? tables->threads.places[site->thread - 1] : 0,
                            tables_method(tables, site->method), site->instruction,
                            site->native != 0 ? tables_method(tables, site->native - 1) : METHOD_NONE};
}

static int compare_sites(const Tables *tables, const AllocationSite *a, const AllocationSite *b)
{
    AllocationSite first = tables_site(tables, a), second = tables_site(tables, b);
    int order = compare_numbers(first.thread, second.thread);
    order = order != 0 ? order : compare_numbers(first.method, second.method);
    order = order != 0 ? order : compare_numbers(first.instruction, second.instruction);
    return order != 0 ? order : compare_numbers(first.native, second.native);
}

uint16_t tables_character(const SlotOrigin *origin, uint32_t index)
{
    const uint8_t *characters = origin->key;
    uint16_t wide;
    if (!origin->wide)
        return characters[index];
    memcpy(&wide, characters + 2 * (size_t)index, sizeof wide);
    return wide;
}

static int compare_strings(const SlotOrigin *a, const SlotOrigin *b)
{
    int order = compare_numbers(a->wide, b->wide);
    order = order != 0 ? order : compare_numbers(a->ordinal, b->ordinal);
    if (order != 0)
        return order;
    for (uint32_t i = 0; i < a->ordinal;
         i++) { /* by characters, not bytes: machines differ in the order of those */
        order = compare_numbers(tables_character(a, i), tables_character(b, i));
        if (order != 0)
            return order;
    }
    return 0;
}

static int compare_objects(const void *a, const void *b, void *context)
{
    const Tables *tables = context;
    const SlotOrigin *first = &tables->slot_origins[tables->objects.places[*(const uint32_t *)a] - 1];
    const SlotOrigin *second = &tables->slot_origins[tables->objects.places[*(const uint32_t *)b] - 1];
    if (first->kind != second->kind)
        return compare_numbers(first->kind, second->kind);
    if (first->kind == SLOT_MIRROR)
        return compare_numbers(tables->classes.places[first->ordinal],
                               tables->classes.places[second->ordinal]);
    if (first->kind == SLOT_STRING)
        return compare_strings(first, second);
    int order = first->key == second->key ? 0 : compare_sites(tables, first->key, second->key);
    return order != 0 ? order : compare_numbers(first->ordinal, second->ordinal);
}

/* While they are sorted, an object's name is found by its place in the unsorted list, which does not change
 * meanwhile. */
static void sort_objects(Tables *tables)
{
    tables->slot_origins = memory_allocate((tables->objects.count + 1) * sizeof *tables->slot_origins);
    for (uint32_t i = 0; i < tables->objects.count; i++)
        tables->slot_origins[i] = numbering_slot_origin(tables->numbering, tables->objects.numbers[i]);
    sort(&tables->objects, compare_objects, tables);
    for (uint32_t i = 0; i < tables->objects.count; i++)
        tables->slot_origins[i] = numbering_slot_origin(tables->numbering, tables->objects.numbers[i]);
}

/* --- texts --- */

static void add_text(Tables *tables, const char *text)
{
    MEMORY_ROOM_FOR(tables->texts, tables->text_capacity, tables->text_count);
    tables->texts[tables->text_count++] = text;
}

int tables_compare_texts(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void gather_texts(Tables *tables)
{
    for (uint32_t i = 0; i < tables->classes.count; i++)
        add_text(tables, tables->vm->program->classes[tables->classes.numbers[i]]->name);
    for (uint32_t i = 0; i < tables->methods.count; i++) {
        const Method *method = tables->vm->program->methods[tables->methods.numbers[i]];
        add_text(tables, method->name);
        add_text(tables, method->descriptor);
    }
    qsort(tables->texts, tables->text_count, sizeof *tables->texts, tables_compare_texts);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < tables->text_count; i++)
        if (kept == 0 || strcmp(tables->texts[kept - 1], tables->texts[i]) != 0)
            tables->texts[kept++] = tables->texts[i];
    tables->text_count = kept;
}

void tables_sort(Tables *tables)
{
    add_parts(tables);
    sort(&tables->classes, compare_classes, tables);
    sort(&tables->methods, compare_methods, tables);
    sort(&tables->threads, compare_threads, tables);
    sort_objects(tables);
    gather_texts(tables);
}
