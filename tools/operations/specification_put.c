/* Writes a specification for the program that has it checked: the part that some operations can get to. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/operations/specification.h"

/* States and results get new numbers, in the order in which they are met. */
typedef struct Renumbering {
    int32_t *number; /* + 1; 0: not met */
    int32_t *met;
    int32_t count;
} Renumbering;

static Renumbering renumbering_create(uint32_t count)
{
    return (Renumbering){memory_allocate(count * sizeof(int32_t)), memory_allocate(count * sizeof(int32_t)),
                         0};
}

static int32_t renumber(Renumbering *renumbering, int32_t old)
{
    if (renumbering->number[old] == 0) {
        renumbering->met[renumbering->count] = old;
        renumbering->number[old] = ++renumbering->count;
    }
    return renumbering->number[old] - 1;
}

static void renumbering_free(Renumbering *renumbering)
{
    free(renumbering->number);
    free(renumbering->met);
}

static void put_effect(Renumbering *states, Renumbering *results, const OperationEffect *effect, bool is_last,
                       Bytes *table)
{
    if (effect->next == EFFECT_BLOCKS)
        bytes_add_text(table, "b;");
    else if (is_last || effect->next == EFFECT_UNKNOWN)
        bytes_add_text(table, "-;");
    else {
        int32_t next = renumber(states, effect->next);
        bytes_format(table, "%d %d;", next, renumber(results, effect->result));
    }
}

static void add_lines(StringList *arguments, Bytes *lines)
{
    bytes_add_u1(lines, 0);
    string_list_add(arguments, (const char *)lines->data);
    bytes_free(lines);
}

void specification_put(const Specification *specification, const int *operations, int count, int depth,
                       StringList *arguments)
{
    Renumbering states = renumbering_create(specification->state_count + 1);
    Renumbering results = renumbering_create((uint32_t)specification->results.count + 1);
    Bytes calls = {0}, lines = {0}, table = {0};
    for (int i = 0; i < count; i++)
        bytes_format(&calls, "%s%s", i == 0 ? "" : "\n", specification->operations[operations[i]].call);
    renumber(&states, 0);
    int32_t from = 0;
    for (int level = 0; level <= depth; level++)
        for (int32_t to = states.count; from < to; from++)
            for (int i = 0; i < count; i++)
                put_effect(&states, &results,
                           &specification
                                ->effects[states.met[from] * specification->operation_count + operations[i]],
                           level == depth, &table);
    for (int32_t i = 0; i < results.count; i++)
        bytes_format(&lines, "%s%s", i == 0 ? "" : "\n", specification->results.list[results.met[i]]);
    add_lines(arguments, &calls);
    add_lines(arguments, &lines);
    add_lines(arguments, &table);
    renumbering_free(&states);
    renumbering_free(&results);
}
