/* Which statements follow each other. */
#include "writer.h"

static const struct {
    Statement *write;
    uint32_t weight;
} kinds[] = {
    {observe, 20},  {assign, 12},        {increment, 12},
    {copy, 10},     {read_local, 8},     {condition, 10},
    {choose, 9},    {locked, 10},        {synchronized_call, 4},
    {mutex, 5},     {atomic_integer, 5}, {await, 6},
    {notify, 6},    {lock_condition, 4}, {semaphore, 4},
    {latch, 3},     {park, 4},           {interrupt, 5},
    {nap, 2},       {thread, 4},         {atomic_section, 7},
    {ignore_if, 3}, {check, 4},          {risky, 4},
    {attempt, 4},   {lazy, 4},           {publish, 5},
    {look, 5},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

static int statement(Writer *w, int budget)
{
    static Statement *const accesses[] = {observe, observe, assign, increment};
    uint32_t total = 0;
    if (w->is_focused && chance(w, 50))
        return accesses[below(w, sizeof accesses / sizeof *accesses)](w, budget);
    if (w->is_focused && w->depth < 4 && chance(w, 80))
        return kinds[w->favourites[below(w, 2)]].write(w, budget);
    if (w->depth < 4 && chance(w, 45))
        return kinds[w->favourites[below(w, 3)]].write(w, budget);
    for (size_t i = 0; i < KINDS; i++)
        total += kinds[i].weight;
    uint32_t at = below(w, total);
    for (size_t i = 0;; at -= kinds[i++].weight)
        if (at < kinds[i].weight)
            return kinds[i].write(w, budget);
}

int statements(Writer *w, int budget)
{
    int cost = 0;
    do
        cost += statement(w, budget - cost);
    while (cost < budget);
    return cost;
}

int block(Writer *w, int budget)
{
    int locals = w->locals;
    w->indent++;
    w->depth++;
    int cost = statements(w, budget);
    w->depth--;
    w->indent--;
    w->locals = locals;
    line(w, "}");
    return cost;
}

void choose_favourites(Writer *w)
{
    for (int i = 0; i < 3; i++)
        w->favourites[i] = (int)below(w, KINDS);
    w->is_focused = chance(w, 60);
}
