/* Counting what is executed; see coverage.h. */
#include "vm/coverage.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/cover_map.h"
#include "vm/scheduler.h"

typedef struct Counts { uint64_t *at; uint32_t capacity; } Counts;

typedef struct ThreadCoverage {
    char  *name;                        /* NULL: nothing counted yet */
    Counts blocks, branches;
} ThreadCoverage;

typedef struct Tally {
    ThreadCoverage *threads;            /* by number */
    uint32_t        thread_count;
} Tally;

struct Coverage {
    Tally           now, mark;
    BranchTaken    *step;
    uint32_t        step_count, step_capacity;
};

void coverage_begin(Program *program)
{
    if (program->cover == NULL)
        program->cover = cover_map_create();
}

Coverage *coverage_create(void)
{
    return memory_allocate(sizeof(Coverage));
}

static void free_tally(Tally *tally)
{
    for (uint32_t i = 0; i < tally->thread_count; i++) {
        free(tally->threads[i].name);
        free(tally->threads[i].blocks.at);
        free(tally->threads[i].branches.at);
    }
    free(tally->threads);
    *tally = (Tally){0};
}

static Counts copy_counts(const Counts *counts)
{
    Counts copy = {memory_allocate((counts->capacity + 1) * sizeof *counts->at), counts->capacity};
    if (counts->capacity > 0)
        memcpy(copy.at, counts->at, counts->capacity * sizeof *counts->at);
    return copy;
}

static void copy_tally(Tally *to, const Tally *from)
{
    free_tally(to);
    *to = (Tally){memory_allocate((from->thread_count + 1) * sizeof *to->threads), from->thread_count};
    for (uint32_t i = 0; i < from->thread_count; i++) {
        const ThreadCoverage *thread = &from->threads[i];
        to->threads[i] = (ThreadCoverage){thread->name != NULL ? memory_copy_string(thread->name) : NULL, copy_counts(&thread->blocks),
                                          copy_counts(&thread->branches)};
    }
}

void coverage_mark(Coverage *coverage)
{
    copy_tally(&coverage->mark, &coverage->now);
}

void coverage_forget(Coverage *coverage)
{
    copy_tally(&coverage->now, &coverage->mark);
}

void coverage_destroy(Coverage *coverage)
{
    free_tally(&coverage->now);
    free_tally(&coverage->mark);
    free(coverage->step);
    free(coverage);
}

/* --- counting ------------------------------------------------------------------------------------------------------- */

static void count(Counts *counts, uint32_t number)
{
    if (number >= counts->capacity) {
        uint32_t capacity = counts->capacity ? counts->capacity : 64;
        while (capacity <= number)
            capacity *= 2;
        counts->at = memory_resize(counts->at, capacity * sizeof *counts->at);
        memset(counts->at + counts->capacity, 0, (capacity - counts->capacity) * sizeof *counts->at);
        counts->capacity = capacity;
    }
    counts->at[number]++;
}

static ThreadCoverage *of_thread(Vm *vm, const Thread *thread)
{
    Tally *tally = &vm->coverage->now;
    if (thread->number >= tally->thread_count) {
        uint32_t wanted = thread->number + 1;
        tally->threads = memory_resize(tally->threads, wanted * sizeof *tally->threads);
        memset(tally->threads + tally->thread_count, 0, (wanted - tally->thread_count) * sizeof *tally->threads);
        tally->thread_count = wanted;
    }
    ThreadCoverage *own = &tally->threads[thread->number];
    if (own->name == NULL)
        own->name = thread_name(vm, thread);
    return own;
}

void coverage_note_block(Vm *vm, const Thread *thread, uint32_t block)
{
    count(&of_thread(vm, thread)->blocks, block);
}

void coverage_note_branch(Vm *vm, const Thread *thread, uint32_t branch)
{
    Coverage *coverage = vm->coverage;
    count(&of_thread(vm, thread)->branches, branch);
    if (coverage->step_count == coverage->step_capacity) {
        coverage->step_capacity = coverage->step_capacity ? 2 * coverage->step_capacity : 64;
        coverage->step = memory_resize(coverage->step, coverage->step_capacity * sizeof *coverage->step);
    }
    coverage->step[coverage->step_count++] = (BranchTaken){branch, thread->number};
}

void coverage_begin_step(Coverage *coverage)
{
    coverage->step_count = 0;
}

const BranchTaken *coverage_step(const Coverage *coverage, uint32_t *length)
{
    *length = coverage->step_count;
    return coverage->step;
}

/* --- figures -------------------------------------------------------------------------------------------------------- */

static uint64_t count_of(const Counts *counts, uint32_t number)
{
    return number < counts->capacity ? counts->at[number] : 0;
}

static uint64_t block_count(const Coverage *coverage, uint32_t block, int thread)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < coverage->now.thread_count; i++)
        if (thread == ANY_THREAD || i == (uint32_t)thread)
            sum += count_of(&coverage->now.threads[i].blocks, block);
    return sum;
}

uint64_t coverage_branch_count(const Coverage *coverage, uint32_t branch, int thread)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < coverage->now.thread_count; i++)
        if (thread == ANY_THREAD || i == (uint32_t)thread)
            sum += count_of(&coverage->now.threads[i].branches, branch);
    return sum;
}

uint32_t coverage_thread_count(const Coverage *coverage)
{
    return coverage->now.thread_count;
}

const char *coverage_thread_name(const Coverage *coverage, uint32_t thread)
{
    return coverage->now.threads[thread].name;
}

CoverFigures coverage_of_class(const Vm *vm, const Class *type, int thread)
{
    const CoverMap *map = vm->program->cover;
    CoverFigures figures = {0};
    cover_count_class(type, &figures.all_instructions, &figures.all_branches);
    for (uint32_t i = 0; i < map->block_count; i++)
        if (map->blocks[i].method->owner == type && block_count(vm->coverage, i, thread) > 0)
            figures.instructions += map->blocks[i].instructions;
    for (uint32_t i = 0; i < map->branch_count; i++)
        figures.branches += map->branches[i].method->owner == type && coverage_branch_count(vm->coverage, i, thread) > 0;
    return figures;
}

bool coverage_wants_class(const Class *type)
{
    for (int i = 0; i < type->method_count; i++)
        if (cover_wants(&type->methods[i]))
            return true;
    return false;
}

void coverage_count_methods(const Program *program, uint32_t *called, uint32_t *all)
{
    *called = *all = 0;
    for (uint32_t i = 0; i < program->method_count; i++) {
        const Method *method = program->methods[i];
        if (method == NULL || !cover_wants(method))
            continue;
        ++*all;
        *called += method->code != NULL;
    }
}
