/* Samples several paths together, depth first on the tree of their common prefixes. */
#include "search/sampling/eda_sampler.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/guide.h"

void sampler_open(Sampler *sampler, SearchContext *context, const Actions *actions, struct Guide *guide,
                  Generation *generation, const Bits *known)
{
    *sampler = (Sampler){.context = context,
                         .actions = actions,
                         .guide = guide,
                         .generation = generation,
                         .known = known,
                         .depth_limit = generation->settings->depth,
                         .present = NO_STATE};
    if (context->max_depth < sampler->depth_limit)
        sampler->depth_limit = context->max_depth;
    if (guide != NULL)
        sampler->first_goodness = -guide_begin(guide, guide_sight(context));
}

void sampler_close(Sampler *sampler)
{
    menu_free(&sampler->menu);
    free(sampler->nodes);
    free(sampler->path);
    free(sampler->choices);
    free(sampler->drafts);
    free(sampler->on_path.words);
}

/* --- nodes --- */

static void make_room(Sampler *sampler)
{
    if (sampler->depth < sampler->capacity)
        return;
    sampler->capacity = sampler->capacity ? 2 * sampler->capacity : 256;
    sampler->nodes = memory_resize(sampler->nodes, sampler->capacity * sizeof *sampler->nodes);
    sampler->path = memory_resize(sampler->path, sampler->capacity * sizeof *sampler->path);
    sampler->choices = memory_resize(sampler->choices, sampler->capacity * sizeof *sampler->choices);
}

/* The space stands at the node; each draft draws. */
static void open_node(Sampler *sampler, PrefixNode node, int choice_count)
{
    make_room(sampler);
    sampler->nodes[sampler->depth] = node;
    assert(!bits_has(&sampler->on_path, node.state) && "a path ends where it has been");
    assert(node.next < node.end);
    bits_set(&sampler->on_path, node.state);
    menu_fill(&sampler->menu, sampler->actions, choice_count);
    menu_weigh(&sampler->menu, sampler->model, sampler->path, sampler->depth, sampler->unseen);
    for (uint32_t i = node.next; i < node.end; i++) {
        Draft *draft = &sampler->drafts[i];
        draft->choice = menu_draw(&sampler->menu, sampler->generation->settings->mutation, &draft->random);
        draft->action = sampler->menu.choices[draft->choice].action;
    }
}

static void close_node(Sampler *sampler)
{
    assert(bits_has(&sampler->on_path, sampler->nodes[sampler->depth].state));
    bits_clear(&sampler->on_path, sampler->nodes[sampler->depth].state);
    if (sampler->depth == 0)
        sampler->is_busy = false;
    else
        sampler->depth--;
}

static void drop_unwanted(Sampler *sampler, PrefixNode *node)
{
    uint32_t kept = node->next;
    for (uint32_t i = node->next; i < node->end; i++)
        if (generation_wants(sampler->generation, sampler->drafts[i].slot))
            sampler->drafts[kept++] = sampler->drafts[i];
    node->end = kept;
}

/* Moves the drafts that choose as the first one does behind all others, which keep their order, and hands
 * them over; how many. */
static uint32_t part_first(Sampler *sampler, PrefixNode *node)
{
    uint32_t kept = node->next, going = 0, end = node->end;
    int choice = sampler->drafts[node->next].choice;
    MEMORY_ROOM_FOR(sampler->drafts, sampler->draft_capacity, 2 * end);
    for (uint32_t i = node->next; i < end; i++) {
        if (sampler->drafts[i].choice == choice)
            sampler->drafts[end + going++] = sampler->drafts[i];
        else
            sampler->drafts[kept++] = sampler->drafts[i];
    }
    assert(going > 0 && kept + going == end && "no draft is lost");
    node->end = kept;
    memmove(sampler->drafts + kept, sampler->drafts + end, going * sizeof *sampler->drafts);
    return going;
}

/* --- ends --- */

static void note_way(const Sampler *sampler, Path *path)
{
    path->states = memory_allocate(path->length * sizeof *path->states);
    path->choices = memory_allocate(path->length * sizeof *path->choices);
    memcpy(path->choices, sampler->choices, path->length * sizeof *path->choices);
    for (uint32_t i = 0; i < path->length; i++)
        path->states[i] = i + 1 < path->length ? sampler->nodes[i + 1].state : path->end;
}

static Path copy_path(const Sampler *sampler, StateNumber end, bool is_error, const PathTally *tally)
{
    Path path = {.is_error = is_error, .length = sampler->depth + 1, .end = end};
    path.goodness = tally_goodness(tally, sampler->generation->settings->along);
    path.actions = memory_allocate(path.length * sizeof *path.actions);
    memcpy(path.actions, sampler->path, path.length * sizeof *path.actions);
    if (is_error)
        note_way(sampler, &path);
    return path;
}

static void end_paths(Sampler *sampler, const Draft *drafts, uint32_t count, StateNumber end, bool is_error,
                      const PathTally *tally)
{
    for (uint32_t i = 0; i < count; i++)
        generation_put(sampler->generation, drafts[i].slot, copy_path(sampler, end, is_error, tally),
                       is_error && !bits_has(sampler->known, end));
}

/* --- steps --- */

/* The present state's; of heuristics, lower values are better. */
static double goodness(const Sampler *sampler, StateNumber state)
{
    if (sampler->guide == NULL)
        return sampler->actions != NULL ? sampler->actions->blocked(sampler->actions->self) : 0;
    guide_meet(sampler->guide, state);
    return -guide_values(sampler->guide)[0];
}

static StateNumber take(Sampler *sampler, const PrefixNode *node, const Draft *draft)
{
    SearchContext *context = sampler->context;
    bool is_new;
    if (sampler->present != node->state)
        context->space->enter(context->space, node->state);
    if (sampler->guide != NULL) {
        guide_expand(sampler->guide, node->state, sampler->depth);
        guide_prepare(sampler->guide, draft->choice);
    }
    assert(sampler->depth < sampler->capacity && sampler->nodes[sampler->depth].state == node->state);
    sampler->path[sampler->depth] = draft->action;
    sampler->choices[sampler->depth] = (uint16_t)draft->choice;
    sampler->present = context->space->take(context->space, draft->choice, &is_new);
    context->figures.transitions++;
    context->figures.states += is_new;
    context->figures.revisited += !is_new;
    if (sampler->depth + 1 > context->figures.max_depth)
        context->figures.max_depth = sampler->depth + 1;
    return sampler->present;
}

/* The paths of `count` drafts, behind those of the node that they come from, have reached a state: they end
 * here or go on. */
static void arrive(Sampler *sampler, StateNumber state, uint32_t first, uint32_t count)
{
    SearchContext *context = sampler->context;
    PathTally tally = sampler->nodes[sampler->depth].tally;
    int choice_count = context->space->choices(context->space);
    bool is_on_path = bits_has(&sampler->on_path, state),
         is_wrong = !is_on_path && context->space->is_violation(context->space);
    bool is_too_deep =
        choice_count > 0 && !is_on_path && !is_wrong && sampler->depth + 1 >= sampler->depth_limit;
    context->figures.depth_cut |= is_too_deep;
    if (!is_on_path)
        tally_add(&tally, goodness(sampler, state));
    if (is_on_path || is_wrong || choice_count == 0 || is_too_deep) {
        end_paths(sampler, sampler->drafts + first, count, state, is_wrong, &tally);
        return;
    }
    sampler->depth++;
    open_node(sampler, (PrefixNode){state, first, first + count, tally}, choice_count);
}

/* There is nothing to choose at all. */
static void end_at_first(Sampler *sampler, const uint32_t *slots, uint32_t count)
{
    sampler->is_busy = false;
    for (uint32_t i = 0; i < count; i++)
        generation_put(sampler->generation, slots[i], (Path){.actions = memory_allocate(sizeof(uint32_t))},
                       false);
}

void sampler_begin(Sampler *sampler, const uint32_t *slots, uint32_t count, const Model *model, double unseen)
{
    Space *space = sampler->context->space;
    int choice_count = space->enter(space, 0);
    PathTally tally = {0};
    sampler->present = sampler->depth = 0;
    sampler->is_busy = true;
    sampler->model = model;
    sampler->unseen = unseen;
    MEMORY_ROOM_FOR(sampler->drafts, sampler->draft_capacity, count);
    for (uint32_t i = 0; i < count; i++)
        sampler->drafts[i] =
            (Draft){.random = generation_stream(sampler->generation, slots[i]), .slot = slots[i]};
    if (choice_count == 0) {
        end_at_first(sampler, slots, count);
        return;
    }
    tally_add(&tally, sampler->guide != NULL ? sampler->first_goodness : goodness(sampler, 0));
    open_node(sampler, (PrefixNode){0, 0, count, tally}, choice_count);
}

void sampler_step(Sampler *sampler)
{
    PrefixNode *node = &sampler->nodes[sampler->depth];
    drop_unwanted(sampler, node);
    if (node->next == node->end) {
        close_node(sampler);
        return;
    }
    uint32_t count = part_first(sampler, node), first = node->end;
    Draft draft = sampler->drafts[first];
    arrive(sampler, take(sampler, node, &draft), first, count);
}
