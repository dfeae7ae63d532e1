/* What a VM has executed of the program's own code: how often each thread entered each block and took each branch.  Groce and Visser, section 4.1:
 * coverage says how adequate a search was that could not finish, and guides searches.  Exists only when the program has a CoverMap. */
#ifndef VM_COVERAGE_H
#define VM_COVERAGE_H

#include "vm/state.h"

typedef struct BranchTaken { uint32_t branch, thread; } BranchTaken;

typedef struct CoverFigures {
    uint64_t instructions, all_instructions, branches, all_branches;
} CoverFigures;

enum { ANY_THREAD = -1 };

/* From now on; before the program's first method is called. */
void      coverage_begin(Program *program);

Coverage *coverage_create(void);
void      coverage_destroy(Coverage *coverage);
void      coverage_mark(Coverage *coverage);                    /* what was counted so far belongs to every search */
void      coverage_forget(Coverage *coverage);                  /* back to the counts at the mark, to 0 if there is none */

/* For the interpreter, and at the beginning of a step. */
void      coverage_note_block(Vm *vm, const Thread *thread, uint32_t block);
void      coverage_note_branch(Vm *vm, const Thread *thread, uint32_t branch);
void      coverage_begin_step(Coverage *coverage);

/* The branches that the last step (vm_take) took, in order. */
const BranchTaken *coverage_step(const Coverage *coverage, uint32_t *count);

/* How often a branch was taken, by a thread (its number) or ANY_THREAD. */
uint64_t     coverage_branch_count(const Coverage *coverage, uint32_t branch, int thread);

uint32_t     coverage_thread_count(const Coverage *coverage);
const char  *coverage_thread_name(const Coverage *coverage, uint32_t thread);      /* NULL: it has run nothing of the program's own */
CoverFigures coverage_of_class(const Vm *vm, const Class *type, int thread);

/* Does the class belong in a report? */
bool         coverage_wants_class(const Class *type);

/* Needs no map: how many of the program's own methods with code were ever called. */
void         coverage_count_methods(const Program *program, uint32_t *called, uint32_t *all);

#endif
