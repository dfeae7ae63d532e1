/* The more of the program's branches are covered, on the path to a state or by the whole search until then,
 * the better.  Groce and Visser, section 4.1: %-coverage, of which they say that it falls into local minima.
 * A branch counts once, whichever threads took it; the value is the percentage not covered, of the branches
 * in all classes that are loaded by then.  With per=thread a branch counts for each thread that took it, and
 * the value is the sum of the threads' percentages, negated: how many threads there may be is not known. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "heuristics/counting.h"
#include "heuristics/persistent_array.h"

typedef struct PathCoverage {
    Pairs pairs; /* of a path: (array of branches, 1 if covered; how many are); by thread: of such arrays */
    bool is_global, by_thread;
    uint64_t all; /* branches of this many classes */
    uint32_t class_count;
} PathCoverage;

static void *create(const Options *options, uint64_t seed, Error *error)
{
    (void)seed;
    bool is_global;
    const char *per = options_text(options, "per", "program");
    if (!scope_read(options, &is_global, error))
        return NULL;
    if (strcmp(per, "program") != 0 && strcmp(per, "thread") != 0) {
        error_set(error, "coverage is per=program or per=thread, not per=%s", per);
        return NULL;
    }
    PathCoverage *self = memory_allocate(sizeof *self);
    self->is_global = is_global;
    self->by_thread = strcmp(per, "thread") == 0;
    pairs_create(&self->pairs);
    return self;
}

static void destroy(void *object)
{
    PathCoverage *self = object;
    pairs_destroy(&self->pairs);
    free(self);
}

static double share_of(PathCoverage *self, const Vm *vm, uint64_t covered)
{
    for (; self->class_count < view_class_count(vm); self->class_count++)
        self->all += view_class_branches(vm, self->class_count);
    return self->all == 0 ? 1 : (double)covered / (double)self->all;
}

static void cover(PathCoverage *self, Pair *path, uint32_t branch, uint32_t thread)
{
    uint32_t own = self->by_thread ? array_get(&self->pairs, path->left, thread) : path->left;
    if (array_get(&self->pairs, own, branch) != 0)
        return;
    own = array_set(&self->pairs, own, branch, 1);
    path->left = self->by_thread ? array_set(&self->pairs, path->left, thread, own) : own;
    path->right++;
}

/* What was executed before there was anything to choose. */
static void cover_beginning(PathCoverage *self, const Vm *vm, Pair *path)
{
    for (uint32_t thread = 0; thread < view_thread_count(vm); thread++)
        for (uint32_t branch = 0; branch < view_number_limit(vm, COVER_BRANCHES, thread); branch++)
            if (view_times(vm, COVER_BRANCHES, branch, (int)thread) > 0)
                cover(self, path, branch, thread);
}

/* By the whole search. */
static uint64_t covered_in_all(const PathCoverage *self, const Vm *vm)
{
    uint64_t count = 0;
    if (!self->by_thread)
        return view_covered(vm, COVER_BRANCHES);
    for (uint32_t thread = 0; thread < view_thread_count(vm); thread++)
        for (uint32_t branch = 0; branch < view_number_limit(vm, COVER_BRANCHES, thread); branch++)
            count += view_times(vm, COVER_BRANCHES, branch, (int)thread) > 0;
    return count;
}

static uint32_t covered_on_path(PathCoverage *self, const Situation *situation)
{
    Pair path = pair_named(&self->pairs, situation->before);
    uint32_t count;
    const CoverCount *step = view_step(sight_vm(situation->sight), COVER_BRANCHES, &count);
    for (uint32_t i = 0; i < count && situation->depth > 0; i++)
        cover(self, &path, step[i].number, step[i].thread);
    if (situation->depth == 0)
        cover_beginning(self, sight_vm(situation->sight), &path);
    *situation->after = named_pair(&self->pairs, path.left, path.right);
    return path.right;
}

static double estimate(void *object, const Situation *situation)
{
    PathCoverage *self = object;
    const Vm *vm = sight_vm(situation->sight);
    uint64_t covered = self->is_global ? covered_in_all(self, vm) : covered_on_path(self, situation);
    double share = share_of(self, vm, covered);
    return 100 * (self->by_thread ? -share : 1 - share);
}

static const OptionSpec options[] = {
    {"scope", "path|global", "covered on the path to the state (default), or by the whole search"},
    {"per", "program|thread", "by any thread (default), or by each: the threads' percentages are added up"},
    {0}};

const Heuristic coverage_heuristic = {
    .name = "coverage",
    .summary = "the more branches are covered, in percent, the better",
    .options = options,
    .needs = NEEDS_COVERAGE,
    .remembers = true,
    .best = -INFINITY,
    .create = create,
    .estimate = estimate,
    .destroy = destroy,
};
