/* Formulas of linear temporal logic: parsed, and brought into negation normal form.
 *
 *   [](Main.request -> <>Main.granted)
 *
 * Operators, from the weakest: <->, ->, ||, &&, U R W (until, release, weak until), then ! [] <> (also G and
 * F). What has no operator of time in it is a proposition, an expression as of goals.  There is no next: the
 * steps of a search are not those of the program. */
#ifndef SEARCH_LTL_H
#define SEARCH_LTL_H

#include <stdbool.h>
#include <stdint.h>

#include "base/error.h"

enum { LTL_NODES_MAX = 64, LTL_PROPOSITIONS_MAX = 32 };

typedef enum LtlKind {
    LTL_TRUE,
    LTL_FALSE,
    LTL_IS,     /* a proposition holds */
    LTL_IS_NOT, /* it does not */
    LTL_AND,
    LTL_OR,
    LTL_UNTIL,
    LTL_RELEASE
} LtlKind;

/* Equal formulas are the same node; nodes come after their parts. */
typedef struct LtlNode {
    LtlKind kind;
    uint8_t left, right; /* nodes; of a proposition: its number */
} LtlNode;

typedef struct Ltl {
    LtlNode nodes[LTL_NODES_MAX];
    uint32_t count;
    uint8_t root;
    char *propositions[LTL_PROPOSITIONS_MAX];
    uint32_t proposition_count;
} Ltl;

/* The formula, or its negation.  false and a message: it is none, or too large. */
bool ltl_parse(Ltl *ltl, const char *text, bool is_negated, Error *error);
void ltl_free(Ltl *ltl);

/* For the parser: the node for a formula, simplified; LTL_TOO_LARGE when there are too many. */
enum { LTL_TOO_LARGE = 255 };
uint8_t ltl_make(Ltl *ltl, LtlKind kind, uint8_t left, uint8_t right);

#endif
