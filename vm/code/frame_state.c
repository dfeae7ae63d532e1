/* Frames and dataflow; see frame_state.h. */
#include "vm/code/frame_state.h"

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
    return dataflow_state(code->dataflow, code->offsets[frame->pc - code->insns], return_offset, frame);
}
