/* Finds the least distance of a thread to a goal, frame by frame of its stack.
 *
 * With the stack, a thread comes to a goal from its top frame, or by returning to the frame below and from
 * there, or by an exception that a handler there takes, and so on down.  On the way down two numbers are
 * enough: how far it is until the frame above has returned, and until an exception has left it. */
#include "heuristics/distance/distance.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "heuristics/distance/distance_targets.h"

typedef struct Distance {
    DistanceKind kind;
    char *goal; /* as given; NULL: the default */
    DistanceGoals goals;
    Distances distances;
    const Method *dispatch; /* what runs when an exception ends a thread */
    bool is_bound;
} Distance;

static const Method *find_dispatch(const Vm *vm)
{
    const Class *thread = view_loaded_class(vm, "java/lang/Thread");
    const Method *method = NULL;
    for (uint32_t i = 0; thread != NULL && (method = view_method_at(thread, i)) != NULL; i++)
        if (strcmp(view_method_name(method), "dispatchUncaughtException") == 0)
            return method;
    return NULL;
}

/* How far it is to a goal, to the return of the frame, and until an exception leaves it. */
typedef struct Ways {
    uint32_t goal, exit, escape;
} Ways;

void *distance_create(const Options *options, DistanceKind kind)
{
    const char *goal = options_text(options, "goal", NULL);
    Distance *self = memory_allocate(sizeof *self);
    self->kind = kind;
    self->goal = goal != NULL ? memory_copy_string(goal) : NULL;
    return self;
}

bool distance_bind(void *object, const Vm *vm, Error *error)
{
    Distance *self = object;
    ControlFlow *flow = flow_of(view_program(vm));
    if (!goals_find(&self->goals, vm, flow, self->goal, error))
        return false;
    distances_create(&self->distances, self->kind, flow, self->goals.nodes, self->goals.count);
    self->dispatch = find_dispatch(vm);
    self->is_bound = true;
    return true;
}

const char *distance_note(const void *self)
{
    const Distance *distance = self;
    return distance->is_bound ? distance->goals.note : NULL;
}

void distance_destroy(void *object)
{
    Distance *self = object;
    goals_free(&self->goals);
    distances_free(&self->distances);
    free(self->goal);
    free(self);
}

/* --- one thread --- */

static uint32_t nearer(uint32_t one, uint32_t other) { return one < other ? one : other; }
static uint32_t add(uint32_t one, uint32_t other) { return one + other < FAR ? one + other : FAR; }

/* The ways that lead on from a node that is `way` away. */
static void go_on(Ways *ways, const Distances *distances, uint32_t way, uint32_t node)
{
    ways->goal = nearer(ways->goal, add(way, distances->goal[node]));
    ways->exit = nearer(ways->exit, add(way, distances->exit[node]));
    ways->escape = nearer(ways->escape, add(way, distances->escape[node]));
}

/* From a frame above to this one.  `again`: the instruction comes once more, rather than what follows it. */
static Ways go_down(const Distances *distances, Ways above, const ViewFrame *frame, uint32_t node, bool again)
{
    Ways ways = {above.goal, FAR, FAR};
    uint32_t to = again ? node : flow_after(distances->flow, frame->method, frame->offset);
    if (to != FLOW_NOWHERE)
        go_on(&ways, distances, above.exit, to);
    for (uint32_t i = 0; (to = flow_thrown(distances->flow, frame->method, frame->offset, i)) != FLOW_NOWHERE;
         i++)
        go_on(&ways, distances, above.escape, to);
    return ways;
}

/* How many frames have to be looked at.  fsm leaves returns to the graph; but into methods that were added to
 * it there are none, so there the stack counts. */
static uint32_t frames_to_see(const Distance *self, const Vm *vm, uint32_t thread)
{
    uint32_t count = view_frame_count(vm, thread);
    if (self->kind != DISTANCE_FSM)
        return count;
    while (count > 0 && flow_is_foreseen(self->distances.flow, view_frame(vm, thread, count - 1).method))
        count--;
    return count + 1 < view_frame_count(vm, thread) ? count + 1 : view_frame_count(vm, thread);
}

static uint32_t thread_distance(Distance *self, const Vm *vm, uint32_t thread)
{
    Distances *distances = &self->distances;
    Ways ways = {FAR, 0, FAR};
    bool again = true; /* the top frame's instruction is yet to come */
    for (uint32_t i = 0, count = frames_to_see(self, vm, thread); i < count; i++) {
        ViewFrame frame = view_frame(vm, thread, i);
        if (frame.is_initialization) {
            again = true;
            continue;
        }
        uint32_t node = flow_node(distances->flow, frame.method, frame.offset);
        if (node == FLOW_NOWHERE)
            continue;
        distances_update(distances);
        ways = go_down(distances, ways, &frame, node, again);
        again = false;
    }
    return ways.goal;
}

/* Does an exception that nobody handles end the thread?  Then it has come to where it was to go: all that is
 * left is to tell, which takes steps. */
static bool is_at_its_end(const Distance *self, const Vm *vm, uint32_t thread)
{
    bool is_there = false;
    for (uint32_t i = 0; i < view_frame_count(vm, thread) && !is_there; i++)
        is_there = view_frame(vm, thread, i).method == self->dispatch;
    return is_there;
}

double distance_estimate(void *object, const Situation *situation)
{
    Distance *self = object;
    const Vm *vm = sight_vm(situation->sight);
    uint32_t least = FAR;
    for (uint32_t thread = 0; self->is_bound && thread < view_thread_count(vm); thread++)
        if (view_thread_is_live(vm, thread))
            least = nearer(least, is_at_its_end(self, vm, thread) ? 0 : thread_distance(self, vm, thread));
    return least < FAR ? least : UNREACHABLE_VALUE;
}
