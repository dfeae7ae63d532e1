/* Runs the dataflow pass over one method: blocks, liveness, types to a fixpoint, then the maps for every
 * instruction; dataflow_analysis.h lists the parts. */
#include "vm/code/dataflow.h"

#include <assert.h>

#include "vm/code/dataflow_analysis.h"

const Dataflow *dataflow_analyze(const ClassFile *file, const MethodInfo *method, const TypeOracle *oracle,
                                 LiveLocals kept, Arena *arena, Error *error)
{
    Analysis analysis = {.file = file,
                         .method = method,
                         .code = method->code,
                         .error = error,
                         .keeps_locals = kept == LIVE_HAVE_VALUES};
    type_table_start(&analysis.types, oracle, &analysis.scratch);
    const Dataflow *flow = NULL;
    if (blocks_find(&analysis) && liveness_compute(&analysis) && fixpoint_compute(&analysis)) {
        analysis.types.oracle = NULL; /* everything has been asked */
        flow = maps_build(&analysis, arena);
    }
    arena_free(&analysis.scratch);
    return flow;
}

static bool matches(const CodeVariant *variant, uint32_t (*return_offset)(const void *frame, uint32_t slot),
                    const void *frame)
{
    for (uint32_t i = 0; i < variant->return_count; i++)
        if (return_offset(frame, variant->returns[i].slot) != variant->returns[i].offset)
            return false;
    return true;
}

const CodeState *dataflow_state(const Dataflow *flow, uint32_t offset,
                                uint32_t (*return_offset)(const void *frame, uint32_t slot),
                                const void *frame)
{
    assert(offset < flow->length);
    if (flow->variants == NULL)
        return &flow->states[offset];
    for (const CodeVariant *variant = flow->variants[offset]; variant != NULL; variant = variant->next)
        if (matches(variant, return_offset, frame))
            return &variant->state;
    return &flow->states[offset];
}
