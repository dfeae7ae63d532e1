/* Nodes of formulas: each once, simplified as it is made by laws that only look at the node and its parts. */
#include <stdlib.h>

#include "search/ltl.h"

static bool is(const Ltl *ltl, uint8_t node, LtlKind kind) { return ltl->nodes[node].kind == kind; }

static uint8_t find_or_add(Ltl *ltl, LtlNode node)
{
    for (uint32_t i = 0; i < ltl->count; i++)
        if (ltl->nodes[i].kind == node.kind && ltl->nodes[i].left == node.left
            && ltl->nodes[i].right == node.right)
            return (uint8_t)i;
    if (ltl->count == LTL_NODES_MAX)
        return LTL_TOO_LARGE;
    ltl->nodes[ltl->count] = node;
    return (uint8_t)ltl->count++;
}

static uint8_t constant(Ltl *ltl, LtlKind kind) { return find_or_add(ltl, (LtlNode){.kind = kind}); }

/* Is one the negation of the other, both being propositions? */
static bool are_opposite(const Ltl *ltl, uint8_t a, uint8_t b)
{
    return ltl->nodes[a].left == ltl->nodes[b].left
           && ((is(ltl, a, LTL_IS) && is(ltl, b, LTL_IS_NOT))
               || (is(ltl, a, LTL_IS_NOT) && is(ltl, b, LTL_IS)));
}

/* And with its unit true, or with its unit false. */
static uint8_t make_junction(Ltl *ltl, LtlKind kind, LtlKind unit, LtlKind zero, uint8_t left, uint8_t right)
{
    if (is(ltl, left, unit) || left == right)
        return right;
    if (is(ltl, right, unit))
        return left;
    if (is(ltl, left, zero) || is(ltl, right, zero) || are_opposite(ltl, left, right))
        return constant(ltl, zero);
    if (left > right)
        return find_or_add(ltl, (LtlNode){kind, right, left});
    return find_or_add(ltl, (LtlNode){kind, left, right});
}

/* a U b with b true or false is b; so is false U b; a U (a U b) is a U b.  The same for R, with true for
 * false. */
static uint8_t make_binary(Ltl *ltl, LtlKind kind, LtlKind useless, uint8_t left, uint8_t right)
{
    if (is(ltl, right, LTL_TRUE) || is(ltl, right, LTL_FALSE) || is(ltl, left, useless) || left == right)
        return right;
    if (is(ltl, right, kind) && (ltl->nodes[right].left == left))
        return right;
    return find_or_add(ltl, (LtlNode){kind, left, right});
}

uint8_t ltl_make(Ltl *ltl, LtlKind kind, uint8_t left, uint8_t right)
{
    if (left == LTL_TOO_LARGE || right == LTL_TOO_LARGE)
        return LTL_TOO_LARGE;
    switch (kind) {
    case LTL_AND: return make_junction(ltl, kind, LTL_TRUE, LTL_FALSE, left, right);
    case LTL_OR: return make_junction(ltl, kind, LTL_FALSE, LTL_TRUE, left, right);
    case LTL_UNTIL: return make_binary(ltl, kind, LTL_FALSE, left, right);
    case LTL_RELEASE: return make_binary(ltl, kind, LTL_TRUE, left, right);
    default: return find_or_add(ltl, (LtlNode){kind, left, right});
    }
}

void ltl_free(Ltl *ltl)
{
    for (uint32_t i = 0; i < ltl->proposition_count; i++)
        free(ltl->propositions[i]);
    *ltl = (Ltl){0};
}
