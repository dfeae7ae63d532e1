/* What coverage counts: how often threads executed parts of the program's own code.  See coverage.h and, for
 * who only looks, view.h. */
#ifndef VM_COVERED_H
#define VM_COVERED_H

#include <stdint.h>

/* Basic blocks and branches, numbered as in the CoverMap. */
typedef enum CoverKind { COVER_BLOCKS, COVER_BRANCHES, COVER_KINDS } CoverKind;

/* In one step: how often a thread entered a block or took a branch. */
typedef struct CoverCount {
    uint32_t number, thread;
    uint64_t times;
} CoverCount;

enum { ANY_THREAD = -1 };

#endif
