/* One dataflow pass over a method's bytecode: operand types, stack depth, which slots hold references (for
 * the collector), which locals are still live (for canonical states).  It is also the verifier: code that
 * would confuse the interpreter is refused.
 *
 * Slots are numbered as in the class file: locals 0 .. max_locals-1, then the operand stack; a long or double
 * takes two slots.  Bit k of a map is slot k. */
#ifndef VM_CODE_DATAFLOW_H
#define VM_CODE_DATAFLOW_H

#include <stdbool.h>
#include <stdint.h>

#include "base/error.h"
#include "base/memory.h"
#include "classfiles/classfile.h"

/* How the pass asks about the classes that types name.  Names are internal ("java/lang/String", "[I"). */
typedef struct TypeOracle {
    void *context;
    /* May a value of class `from` stand where `to` is wanted?  Interfaces accept any object, as in the JVM's
     * verifier. */
    bool (*is_assignable)(void *context, const char *from, const char *to);
    /* The nearest common superclass ("java/lang/Object" when in doubt).  The text outlives the analysis. */
    const char *(*common_super)(void *context, const char *a, const char *b);
} TypeOracle;

/* What holds just before the instruction at a bytecode offset. */
typedef struct CodeState {
    uint16_t depth; /* operand stack slots in use */
    bool reachable;
    const uint64_t *references; /* map over locals and stack: holds a reference */
    const uint64_t *live;       /* map over locals only: may still be read (iinc alone does not count) */
} CodeState;

/* In code with subroutines (jsr and ret, in classes before version 51) what a slot holds may depend on where
 * the subroutine was called from.  Then an offset has several states, told apart by the return addresses in
 * the frame. */
typedef struct ReturnSlot {
    uint32_t slot, offset;
} ReturnSlot; /* this slot holds the return address `offset` */
typedef struct CodeVariant {
    const struct CodeVariant *next;
    CodeState state;
    uint32_t return_count;
    const ReturnSlot *returns; /* all must match */
} CodeVariant;

typedef struct Dataflow {
    uint32_t length; /* of the code; states has one entry per offset, `reachable` false inside instructions */
    uint32_t map_words; /* words of each map: (max_locals + max_stack + 63) / 64 */
    CodeState *states;
    const CodeVariant *
        *variants; /* NULL, but with subroutines one list per offset (empty: states[offset] holds) */
} Dataflow;

/* What holds before the instruction at `offset` in a certain frame.  `return_offset` tells, for a slot that
 * holds a return address there, the bytecode offset it stands for; it is called only in code with
 * subroutines, and may be asked about other values too (any answer that is no such address will do). */
const CodeState *dataflow_state(const Dataflow *flow, uint32_t offset,
                                uint32_t (*return_offset)(const void *frame, uint32_t slot),
                                const void *frame);

/* Which locals count as live: those that may still be read, or (but for code with subroutines) all that have
 * a value, so that states differ by what nobody reads any more. */
typedef enum LiveLocals { LIVE_MAY_BE_READ, LIVE_HAVE_VALUES } LiveLocals;

/* Analyses `method` of `file`, allocating the result in `arena`.  `oracle` NULL: the class is trusted (the
 * JDK's and our own), so relations between classes are not asked, but everything else is.  On bad code: NULL
 * and a message like "VerifyError: class A, method f(I)V, offset 12: iadd expects int, found reference
 * java/lang/String". */
const Dataflow *dataflow_analyze(const ClassFile *file, const MethodInfo *method, const TypeOracle *oracle,
                                 LiveLocals kept, Arena *arena, Error *error);

/* The class of the reference in each slot (`count` of them) just before the instruction at `offset` of a
 * method that was analyzed before; "" where there can be only null, NULL where there is no reference.  All in
 * `arena`.  NULL: the instruction is never reached, or the code has subroutines. */
const char **dataflow_references(const ClassFile *file, const MethodInfo *method, const TypeOracle *oracle,
                                 uint32_t offset, Arena *arena, uint32_t *count);

#endif
