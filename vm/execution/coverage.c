/* Counts what is executed, by thread and by block or branch, in tables that grow with the numbers they
 * see; a log lists what the present step has counted. */
#include "vm/coverage.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/code/cover_map.h"
#include "vm/execution/scheduler.h"

/* How often, and where it was last noted in the log of a step. */
typedef struct Count {
    uint64_t times;
    uint32_t place;
} Count;
typedef struct CountTable {
    Count *at;
    uint32_t capacity;
} CountTable;

typedef struct ThreadCoverage {
    char *name; /* NULL: nothing counted yet */
    CountTable counts[COVER_KINDS];
} ThreadCoverage;

typedef struct CoverTally {
    ThreadCoverage *threads; /* by number */
    uint32_t thread_count;
    uint32_t covered[COVER_KINDS];
} CoverTally;

typedef struct Log {
    CoverCount *entries;
    uint32_t count, capacity;
} Log;

struct Coverage {
    CoverTally now, mark;
    Log step[COVER_KINDS];
};

void coverage_begin(Program *program)
{
    if (program->cover == NULL)
        program->cover = cover_map_create();
}

void coverage_end(Program *program)
{
    if (program->cover != NULL)
        cover_map_destroy(program->cover);
    program->cover = NULL;
}

const CoverBranch *coverage_branch(const Program *program, uint32_t number)
{
    return number < program->cover->branch_count ? &program->cover->branches[number] : NULL;
}

Coverage *coverage_create(void) { return memory_allocate(sizeof(Coverage)); }

static void free_tally(CoverTally *tally)
{
    for (uint32_t i = 0; i < tally->thread_count; i++) {
        free(tally->threads[i].name);
        for (int kind = 0; kind < COVER_KINDS; kind++)
            free(tally->threads[i].counts[kind].at);
    }
    free(tally->threads);
    *tally = (CoverTally){0};
}

static CountTable copy_counts(const CountTable *counts)
{
    CountTable copy = {memory_allocate((counts->capacity + 1) * sizeof *counts->at), counts->capacity};
    if (counts->capacity > 0)
        memcpy(copy.at, counts->at, counts->capacity * sizeof *counts->at);
    return copy;
}

static void copy_tally(CoverTally *to, const CoverTally *from)
{
    free_tally(to);
    *to = *from;
    to->threads = memory_allocate((from->thread_count + 1) * sizeof *to->threads);
    for (uint32_t i = 0; i < from->thread_count; i++) {
        const ThreadCoverage *thread = &from->threads[i];
        to->threads[i].name = thread->name != NULL ? memory_copy_string(thread->name) : NULL;
        for (int kind = 0; kind < COVER_KINDS; kind++)
            to->threads[i].counts[kind] = copy_counts(&thread->counts[kind]);
    }
}

void coverage_mark(Coverage *coverage) { copy_tally(&coverage->mark, &coverage->now); }

void coverage_forget(Coverage *coverage) { copy_tally(&coverage->now, &coverage->mark); }

void coverage_destroy(Coverage *coverage)
{
    free_tally(&coverage->now);
    free_tally(&coverage->mark);
    for (int kind = 0; kind < COVER_KINDS; kind++)
        free(coverage->step[kind].entries);
    free(coverage);
}

/* --- counting --- */

static Count *count_at(CountTable *counts, uint32_t number)
{
    if (number >= counts->capacity)
        counts->at = memory_extend(counts->at, &counts->capacity, number, 64, sizeof *counts->at);
    return &counts->at[number];
}

static ThreadCoverage *of_thread(Vm *vm, const Thread *thread)
{
    CoverTally *tally = &vm->observers.coverage->now;
    if (thread->number >= tally->thread_count) {
        uint32_t wanted = thread->number + 1;
        tally->threads = memory_resize(tally->threads, wanted * sizeof *tally->threads);
        memset(tally->threads + tally->thread_count, 0,
               (wanted - tally->thread_count) * sizeof *tally->threads);
        tally->thread_count = wanted;
    }
    ThreadCoverage *own = &tally->threads[thread->number];
    if (own->name == NULL)
        own->name = thread_name(vm, thread);
    return own;
}

/* `place` is valid only if the log has this entry there: places need not be cleared when a step begins. */
static void log_one(Log *log, uint32_t number, uint32_t thread, uint32_t *place)
{
    if (*place < log->count && log->entries[*place].number == number
        && log->entries[*place].thread == thread) {
        log->entries[*place].times++;
        return;
    }
    MEMORY_ROOM_FOR(log->entries, log->capacity, log->count);
    *place = log->count;
    log->entries[log->count++] = (CoverCount){number, thread, 1};
}

void coverage_note(Vm *vm, const Thread *thread, CoverKind kind, uint32_t number)
{
    assert(kind < COVER_KINDS && vm->observers.coverage != NULL && "coverage is counted");
    Count *count = count_at(&of_thread(vm, thread)->counts[kind], number);
    if (count->times++ == 0 && coverage_count(vm->observers.coverage, kind, number, ANY_THREAD) == 1)
        vm->observers.coverage->now.covered[kind]++;
    log_one(&vm->observers.coverage->step[kind], number, thread->number, &count->place);
}

void coverage_begin_step(Coverage *coverage)
{
    for (int kind = 0; kind < COVER_KINDS; kind++)
        coverage->step[kind].count = 0;
}

const CoverCount *coverage_step(const Coverage *coverage, CoverKind kind, uint32_t *count)
{
    *count = coverage->step[kind].count;
    return coverage->step[kind].entries;
}

/* --- figures --- */

uint64_t coverage_count(const Coverage *coverage, CoverKind kind, uint32_t number, int thread)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < coverage->now.thread_count; i++)
        if ((thread == ANY_THREAD || i == (uint32_t)thread) && number < coverage_limit(coverage, kind, i))
            sum += coverage->now.threads[i].counts[kind].at[number].times;
    return sum;
}

uint32_t coverage_covered(const Coverage *coverage, CoverKind kind) { return coverage->now.covered[kind]; }

uint32_t coverage_limit(const Coverage *coverage, CoverKind kind, uint32_t thread)
{
    assert(thread < coverage->now.thread_count && "a thread that was counted");
    return coverage->now.threads[thread].counts[kind].capacity;
}

uint32_t coverage_thread_count(const Coverage *coverage) { return coverage->now.thread_count; }

const char *coverage_thread_name(const Coverage *coverage, uint32_t thread)
{
    assert(thread < coverage->now.thread_count && "a thread that was counted");
    return coverage->now.threads[thread].name;
}

CoverFigures coverage_of_class(const Vm *vm, const Class *type, int thread)
{
    const CoverMap *map = vm->program->cover;
    CoverFigures figures = {0};
    cover_count_class(type, &figures.all_instructions, &figures.all_branches);
    for (uint32_t i = 0; i < map->block_count; i++)
        if (map->blocks[i].method->owner == type
            && coverage_count(vm->observers.coverage, COVER_BLOCKS, i, thread) > 0)
            figures.instructions += map->blocks[i].instructions;
    for (uint32_t i = 0; i < map->branch_count; i++)
        figures.branches += map->branches[i].method->owner == type
                            && coverage_count(vm->observers.coverage, COVER_BRANCHES, i, thread) > 0;
    return figures;
}

bool coverage_wants_class(const Class *type)
{
    for (int i = 0; i < type->method_count; i++)
        if (cover_wants(&type->methods[i]))
            return true;
    return false;
}

bool coverage_wants_method(const Method *method) { return cover_wants(method); }
bool coverage_was_called(const Method *method) { return method->code != NULL; }

/* By offset: does a block begin here that some thread has entered? */
static bool *find_entered(const Vm *vm, const Method *method)
{
    const CoverMap *map = vm->program->cover;
    bool *entered = memory_allocate((method->info->code->length + 1) * sizeof *entered);
    for (uint32_t i = 0; i < map->block_count; i++)
        if (map->blocks[i].method == method)
            entered[map->blocks[i].offset] =
                coverage_count(vm->observers.coverage, COVER_BLOCKS, i, ANY_THREAD) > 0;
    return entered;
}

CoverLine *coverage_lines(const Vm *vm, const Method *method, int *count)
{
    const CodeInfo *code = method->info->code;
    bool *entered = find_entered(vm, method), *leaders = cover_leaders(code), is_entered = false;
    *count = 0;
    for (uint32_t offset = 0; offset < code->length; offset++)
        if (classfile_line(code, offset) >= *count)
            *count = classfile_line(code, offset) + 1;
    CoverLine *lines = memory_allocate(((size_t)*count + 1) * sizeof *lines);
    for (uint32_t offset = 0; offset < code->length; offset++) {
        if (leaders[offset])
            is_entered = entered[offset];
        int line = classfile_line(code, offset);
        if (line > 0 && lines[line] != COVER_LINE_REACHED)
            lines[line] = is_entered ? COVER_LINE_REACHED : COVER_LINE_NEVER;
    }
    free(leaders);
    free(entered);
    return lines;
}

int *coverage_unreached_lines(const Vm *vm, const Method *method, uint32_t *count)
{
    int last;
    CoverLine *lines = coverage_lines(vm, method, &last);
    int *unreached = memory_allocate(((size_t)last + 1) * sizeof *unreached);
    *count = 0;
    for (int line = 1; line < last; line++)
        if (lines[line] == COVER_LINE_NEVER)
            unreached[(*count)++] = line;
    free(lines);
    return unreached;
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
