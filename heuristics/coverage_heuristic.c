/* The more of the program's branches are covered, on the path to a state or by the whole search until then,
 * the better.  Groce and Visser, section 4.1: %-coverage, of which they say that it falls into local minima.
 * A branch counts once, whichever threads took it; the value is the percentage not covered, of the branches
 * in all classes that are loaded by then. */
#include <stdlib.h>

#include "base/memory.h"
#include "heuristics/counting.h"
#include "heuristics/persistent_array.h"

typedef struct PathCoverage {
    Pairs pairs; /* of a path: (array of branches, 1 if covered; how many are) */
    bool is_global;
    uint64_t all; /* branches of this many classes */
    uint32_t class_count;
} PathCoverage;

static void *create(const Options *options, uint64_t seed, Error *error)
{
    (void)seed;
    bool is_global;
    if (!scope_read(options, &is_global, error))
        return NULL;
    PathCoverage *self = memory_allocate(sizeof *self);
    self->is_global = is_global;
    pairs_create(&self->pairs);
    return self;
}

static void destroy(void *object)
{
    PathCoverage *self = object;
    pairs_destroy(&self->pairs);
    free(self);
}

static double share_of(PathCoverage *self, const Vm *vm, uint32_t covered)
{
    for (; self->class_count < view_class_count(vm); self->class_count++)
        self->all += view_class_branches(vm, self->class_count);
    return self->all == 0 ? 1 : (double)covered / (double)self->all;
}

static void cover(PathCoverage *self, Pair *path, uint32_t branch)
{
    if (array_get(&self->pairs, path->left, branch) != 0)
        return;
    path->left = array_set(&self->pairs, path->left, branch, 1);
    path->right++;
}

/* What was executed before there was anything to choose. */
static void cover_beginning(PathCoverage *self, const Vm *vm, Pair *path)
{
    for (uint32_t thread = 0; thread < view_thread_count(vm); thread++)
        for (uint32_t branch = 0; branch < view_number_limit(vm, COVER_BRANCHES, thread); branch++)
            if (view_times(vm, COVER_BRANCHES, branch, (int)thread) > 0)
                cover(self, path, branch);
}

static uint32_t covered_on_path(PathCoverage *self, const Situation *situation)
{
    Pair path = pair_named(&self->pairs, situation->before);
    uint32_t count;
    const CoverCount *step = view_step(sight_vm(situation->sight), COVER_BRANCHES, &count);
    for (uint32_t i = 0; i < count && situation->depth > 0; i++)
        cover(self, &path, step[i].number);
    if (situation->depth == 0)
        cover_beginning(self, sight_vm(situation->sight), &path);
    *situation->after = named_pair(&self->pairs, path.left, path.right);
    return path.right;
}

static double estimate(void *object, const Situation *situation)
{
    PathCoverage *self = object;
    uint32_t covered = self->is_global ? view_covered(sight_vm(situation->sight), COVER_BRANCHES)
                                       : covered_on_path(self, situation);
    return 100 * (1 - share_of(self, sight_vm(situation->sight), covered));
}

static const OptionSpec options[] = {
    {"scope", "path|global", "covered on the path to the state (default), or by the whole search"}, {0}};

const Heuristic coverage_heuristic = {
    .name = "coverage",
    .summary = "the more branches are covered, in percent, the better",
    .options = options,
    .needs = NEEDS_COVERAGE,
    .remembers = true,
    .best = 0,
    .create = create,
    .estimate = estimate,
    .destroy = destroy,
};
