/* What a state that leaves the process names, in canonical order: texts, classes, methods, threads and
 * objects, each with its place in the list. */
#ifndef VM_EXCHANGE_PORTABLE_TABLES_H
#define VM_EXCHANGE_PORTABLE_TABLES_H

#include "base/bytes.h"
#include "vm/memory/machine.h"

/* Numbers of one kind of thing, gathered and then sorted. */
typedef struct Places {
    uint32_t *numbers, count, capacity;
    uint32_t *places, limit; /* by number: place + 1, 0: not in the list */
} Places;

typedef struct Tables {
    const Vm *vm;
    Numbering *numbering;
    Places classes, methods, threads, objects;
    SlotOrigin *slot_origins; /* by place in objects, once sorted */
    const char **texts;
    uint32_t text_count, text_capacity;
} Tables;

void tables_create(Tables *tables, const Vm *vm);
void tables_destroy(Tables *tables);

/* Adding what is there already does nothing.  What a thing's name needs is added by tables_sort. */
void tables_add(Places *places, uint32_t number);

static inline uint32_t tables_place(const Places *places, uint32_t number)
{
    return places->places[number] - 1;
}

void tables_sort(Tables *tables);
void tables_write(const Tables *tables, Bytes *out);       /* from the texts to the names of the objects */
uint32_t tables_method(const Tables *tables, uint32_t id); /* as METHOD_STUB, METHOD_FIRST... say */

AllocationSite tables_site(const Tables *tables, const AllocationSite *site); /* in canonical numbers */
uint16_t tables_character(const SlotOrigin *string,
                          uint32_t index); /* of a String; those of wide ones are not aligned in names */
int tables_compare_texts(const void *a, const void *b); /* the order of texts */

#endif
