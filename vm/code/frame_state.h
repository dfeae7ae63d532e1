/* The dataflow state (stack depth, references, live locals) of a running frame at its present
 * instruction. */
#ifndef VM_CODE_FRAME_STATE_H
#define VM_CODE_FRAME_STATE_H

#include "vm/code/dataflow.h"
#include "vm/thread.h"

const CodeState *frame_state(
    const Frame *frame); /* NULL: a stub of the VM's own, which holds no references */

static inline bool map_has(const uint64_t *map, uint32_t slot) { return map[slot / 64] >> (slot % 64) & 1; }

#endif
