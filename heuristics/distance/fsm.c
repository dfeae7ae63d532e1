/* How near a thread is to a goal by its place in the code alone: a method returns to every call of it that
 * there is, and a call is one instruction.  Edelkamp and Mehler, "Byte Code Distance Heuristics and Trail
 * Direction for Model Checking Java Programs" (2003). */
#include "heuristics/distance/distance.h"

static void *create(const Options *options, uint64_t seed, Error *error)
{
    (void)seed;
    (void)error;
    return distance_create(options, DISTANCE_FSM);
}

static const OptionSpec options[] = {DISTANCE_OPTIONS, {0}};

const Heuristic fsm_heuristic = {
    .name = "fsm",
    .summary = "fewer instructions to a goal are better, by the control flow alone",
    .options = options,
    .best = 0,
    .create = create,
    .bind = distance_bind,
    .note = distance_note,
    .estimate = distance_estimate,
    .destroy = distance_destroy,
};
