/* What a VM has executed of the program's own code: how often each thread entered each block and took each
 * branch.  Groce and Visser, section 4.1: coverage says how adequate a search was that could not finish, and
 * guides searches.  Exists only when the program has a CoverMap. */
#ifndef VM_COVERAGE_H
#define VM_COVERAGE_H

#include "vm/view.h"
#include "vm/vm.h"

typedef struct CoverFigures {
    uint64_t instructions, all_instructions, branches, all_branches;
} CoverFigures;

/* One outcome of an if* or a switch; the keys of a switch that share a target are one outcome. */
typedef struct CoverBranch {
    const Method *method;
    uint32_t offset, target; /* of the bytecode */
} CoverBranch;

/* Counts from now on; to be called before the program's first method is.  coverage_end frees what numbers
 * blocks and branches, if coverage was begun; program_destroy calls it. */
void coverage_begin(Program *program);
void coverage_end(Program *program);

/* The branches of methods that were called, by number; NULL after the last. */
const CoverBranch *coverage_branch(const Program *program, uint32_t number);

Coverage *coverage_create(void);
void coverage_destroy(Coverage *coverage);
void coverage_mark(Coverage *coverage);   /* what was counted so far belongs to every search */
void coverage_forget(Coverage *coverage); /* back to the counts at the mark, to 0 if there is none */

/* For the interpreter, and at the beginning of a step. */
void coverage_note(Vm *vm, const Thread *thread, CoverKind kind, uint32_t number);
void coverage_begin_step(Coverage *coverage);

/* The blocks that the last step (vm_take) entered, or the branches that it took, each once, in the order of
 * their coming. */
const CoverCount *coverage_step(const Coverage *coverage, CoverKind kind, uint32_t *count);

/* How often, by a thread (its number) or ANY_THREAD. */
uint64_t coverage_count(const Coverage *coverage, CoverKind kind, uint32_t number, int thread);
uint32_t coverage_covered(const Coverage *coverage, CoverKind kind); /* how many were counted at all */
uint32_t coverage_limit(const Coverage *coverage, CoverKind kind,
                        uint32_t thread); /* above all numbers that the thread has counted */

uint32_t coverage_thread_count(const Coverage *coverage);
const char *coverage_thread_name(const Coverage *coverage,
                                 uint32_t thread); /* NULL: it has run nothing of the program's own */
CoverFigures coverage_of_class(const Vm *vm, const Class *type, int thread);

/* What is known of a line of a method. */
typedef enum CoverLine {
    COVER_LINE_NO_CODE,
    COVER_LINE_NEVER,
    COVER_LINE_REACHED,
} CoverLine;

/* Does the class belong in a report? */
bool coverage_wants_class(const Class *type);

/* Of a method that belongs in a report: was it called?  And its lines that have code of which nothing was
 * executed, ascending, to be freed: all of them if it was not called. */
bool coverage_wants_method(const Method *method);
bool coverage_was_called(const Method *method);
int *coverage_unreached_lines(const Vm *vm, const Method *method, uint32_t *count);

/* Each line from 0 to the method's last, to be freed; `count`: how many these are. */
CoverLine *coverage_lines(const Vm *vm, const Method *method, int *count);

/* Needs no map: how many of the program's own methods with code were ever called. */
void coverage_count_methods(const Program *program, uint32_t *called, uint32_t *all);

#endif
