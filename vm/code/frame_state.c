/* Looks up the dataflow state of a frame by the bytecode offset of its pc; in code with subroutines also
 * by the return addresses in its slots. */
#include "vm/code/frame_state.h"

#include <assert.h>

/* A return address in a frame is an instruction's index; the maps know offsets. */
static uint32_t return_offset(const void *context, uint32_t slot)
{
    const Frame *frame = context;
    const Code *code = frame->method->code;
    uint64_t index = frame->locals[slot].bits;
    return index < code->insn_count ? code->offsets[index] : UINT32_MAX;
}

const CodeState *frame_state(const Frame *frame)
{
    const Code *code = frame->method->code;
    if (code->dataflow == NULL)
        return NULL;
    assert(frame->pc >= code->insns && frame->pc < code->insns + code->insn_count);
    return dataflow_state(code->dataflow, code->offsets[frame->pc - code->insns], return_offset, frame);
}
