/* What there is to be covered in the program's own code: basic blocks and the outcomes of branches, each with
 * a number that is dense over the program.  Translation numbers a method's when it is first called, and
 * inserts instructions that count them (COVER and EDGE); without a map it inserts none, so that nothing is
 * slower.
 *
 *   COVER block | if -> e | EDGE not taken | ... rest of the method ... | e: EDGE taken, jumps to the target
 *
 * Edges of jumps lie behind the method's own instructions. */
#ifndef VM_CODE_COVER_MAP_H
#define VM_CODE_COVER_MAP_H

#include <stdbool.h>
#include <stdint.h>

#include "vm/class.h"
#include "vm/coverage.h"

typedef struct CoverBlock {
    const Method *method;
    uint32_t offset;       /* of its first instruction */
    uint32_t instructions; /* in it */
} CoverBlock;

typedef struct CoverMap {
    CoverBlock *blocks;
    CoverBranch *branches;
    uint32_t block_count, block_capacity, branch_count, branch_capacity;
} CoverMap;

CoverMap *cover_map_create(void);
void cover_map_destroy(CoverMap *map);
uint32_t cover_map_add_block(CoverMap *map, const Method *method, uint32_t offset);
uint32_t cover_map_add_branch(CoverMap *map, const Method *method, uint32_t offset, uint32_t target);

/* Is the method one to be covered?  Those of the program itself, not what the VM has written for it. */
bool cover_wants(const Method *method);

/* By offset: does a block begin here?  After calls too, which may not come back.  To be freed. */
bool *cover_leaders(const CodeInfo *code);

/* The targets of the branch at `offset`, each once: of an if* what follows it and where it jumps, of a switch
 * its default first.  0: it is no branch.  `targets` has room for code->length of them; NULL: only counts. */
uint32_t cover_targets(const CodeInfo *code, uint32_t offset, uint32_t *targets);

/* All there is in a class, whether or not it was ever called. */
void cover_count_class(const Class *type, uint64_t *instructions, uint64_t *branches);

#endif
