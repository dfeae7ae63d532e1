/* What the parts of the dataflow pass share.  The order of work, for one method:
 *
 *   dataflow_blocks.c    code -> basic blocks, their edges and exception handlers
 *   dataflow_liveness.c  which locals may still be read, backward
 *   dataflow_fixpoint.c  types at the start of each block, forward, to a fixpoint
 *     dataflow_step.c, dataflow_members.c   the effect of one instruction
 *     dataflow_frame.c                      ... on the current frame
 *   dataflow_maps.c      both results for every instruction
 *
 * Only block starts keep a state; inside a block it is computed again when wanted. */
#ifndef VM_CODE_DATAFLOW_ANALYSIS_H
#define VM_CODE_DATAFLOW_ANALYSIS_H

#include "vm/code/dataflow_types.h"

/* Types of all slots before an instruction.  In code with subroutines a block may have several states, one
 * for each place that called the subroutine, told apart by the return addresses in their slots. */
typedef struct BlockState {
    struct BlockState *next;
    bool pending;    /* changed since its block was last run from it */
    bool this_unset; /* a constructor that must still call another one */
    uint16_t depth;
    ValueType slots[]; /* max_locals locals, then `depth` stack slots */
} BlockState;

typedef struct Block {
    uint32_t start, end, last;       /* `last`: the offset of the last instruction */
    uint32_t edge, edge_count;       /* in Analysis.edges; falling into the next block is an edge too */
    uint32_t handler, handler_count; /* in Analysis.handlers */
    bool falls_off;                  /* its last instruction goes on past the end of the code */
    bool follows_jsr;
    BlockState *states; /* none: not reached */
} Block;

/* What the instruction being looked at works on. */
typedef struct TypeFrame {
    ValueType *locals, *stack;
    uint32_t depth;
    bool this_unset;
    uint32_t touched, touched_end; /* the locals that the last step may have changed */
} TypeFrame;

typedef struct Analysis {
    const ClassFile *file;
    const MethodInfo *method;
    const CodeInfo *code;
    Error *error;
    Arena scratch; /* lives as long as the analysis */
    TypeTable types;
    uint64_t spent; /* work done so far, in slots; see analysis_spend */

    uint8_t *marks;     /* of each offset: MARK_ bits */
    uint16_t *block_at; /* of each offset that starts a block */
    Block *blocks;
    uint32_t block_count;
    uint16_t *edges;    /* block numbers */
    uint32_t *handlers; /* exception table indexes */
    bool has_subroutines;
    bool keeps_locals; /* every local that has a value counts as live */

    TypeFrame frame;
    uint32_t offset;            /* of the instruction being looked at */
    uint32_t live_words;        /* words of a set of locals */
    uint64_t *live_in;          /* of each block */
    ValueType *caught;          /* what each exception table entry leaves on the stack */
    ValueType *seen_by_handler; /* locals, merged over the instructions of one block */
    ValueType *entering;        /* locals on their way into a block, without useless return addresses */
    uint64_t *pending;          /* set of blocks */
    uint32_t first_pending;     /* no block before it is pending */
} Analysis;

enum { MARK_INSTRUCTION = 1, MARK_BLOCK = 2 };

/* An instruction's use of a local variable. */
typedef struct LocalAccess {
    uint32_t index, slots;
    bool reads, writes;
    ValueKind kind; /* VALUE_REFERENCE: aload, astore; VALUE_RETURN: ret */
} LocalAccess;

/* dataflow_blocks.c */
bool blocks_find(Analysis *analysis);
bool local_access(const uint8_t *code, uint32_t offset, LocalAccess *access); /* false: it uses none */

/* dataflow_liveness.c */
bool liveness_compute(Analysis *analysis);
/* Steps backward over the instruction at `offset`: `live` held after it, and before it when this returns. */
void liveness_step(const Analysis *analysis, uint32_t offset, uint64_t *live);
/* The locals live after block `block`, into `live`; and those its handlers want, into `caught`. */
void liveness_at_end(const Analysis *analysis, const Block *block, uint64_t *live, uint64_t *caught);

/* dataflow_frame.c: false after setting the error. */
__attribute__((format(printf, 2, 3))) bool analysis_fail(const Analysis *analysis, const char *format, ...);
bool analysis_expected(const Analysis *analysis, const char *what, ValueType found);
/* Bounds the work (and memory) that hostile code can cause; real methods stay far below the limit. */
bool analysis_spend(Analysis *analysis, uint64_t slots);
enum { MEMORY_WEIGHT = 32 }; /* what a slot costs that is stored, against one that is only looked at */
const char *analysis_instruction(const Analysis *analysis); /* its name */
bool frame_push(Analysis *analysis, ValueType type);        /* both halves of a long or double */
bool frame_pop(Analysis *analysis, ValueType *type);        /* one slot of any type */
bool frame_pop_kind(Analysis *analysis, ValueKind kind);    /* a primitive value */
bool frame_pop_object(Analysis *analysis, ValueType *type); /* null or an initialized object */
bool frame_pop_reference(Analysis *analysis);               /* also an uninitialized one */
bool frame_pop_instance(Analysis *analysis, const char *class_name);
bool frame_pop_value(Analysis *analysis, const char *descriptor);
/* Does stack slot `index` hold a value for `descriptor`? */
bool frame_check_value(Analysis *analysis, uint32_t index, const char *descriptor);
void frame_set_local(Analysis *analysis, uint32_t index, ValueType type);
void frame_replace(Analysis *analysis, ValueType old, ValueType new_type); /* in all slots */

/* dataflow_step.c: the effect of the instruction at analysis->offset on the frame. */
bool dataflow_step(Analysis *analysis);
/* Where execution goes on after the subroutine that this return address (VALUE_RETURN) belongs to. */
uint32_t step_return_offset(const Analysis *analysis, ValueType address);

/* dataflow_members.c: the same for instructions with constants. */
bool step_constant(Analysis *analysis, unsigned index, bool wide);
bool step_field(Analysis *analysis, unsigned opcode);
bool step_invoke(Analysis *analysis, unsigned opcode);
bool step_class(Analysis *analysis, unsigned opcode);

/* dataflow_fixpoint.c */
bool fixpoint_compute(Analysis *analysis);
void fixpoint_load(Analysis *analysis, const BlockState *state);

/* dataflow_maps.c */
const Dataflow *maps_build(Analysis *analysis, Arena *arena);

#endif
