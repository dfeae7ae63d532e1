/* Binding from the inside: what expression_bind.c (operators and their types) and expression_names.c (what
 * names mean) share. */
#ifndef HEURISTICS_LANGUAGE_EXPRESSION_BINDER_H
#define HEURISTICS_LANGUAGE_EXPRESSION_BINDER_H

#include "heuristics/language/expression_tree.h"

/* A quantifier whose body is being bound. */
typedef struct Scope {
    const struct Scope *outer; /* NULL: there is none */
    const SyntaxNode *quantifier;
    ExpressionType type; /* of its variable */
    const Class *class;
} Scope;

typedef struct Binder {
    Expression *expression;
    const Vm *vm;
    Error *error;
    const Scope *scope; /* the innermost; NULL: there is none */
} Binder;

enum { NAME_SIZE = 512 };

static inline SyntaxNode *binder_node(const Binder *binder, uint32_t index)
{
    return &binder->expression->nodes[index];
}

/* A message about a node; false. */
#define BINDER_REFUSE(binder, node, ...) \
    expression_error((binder)->expression, (node)->column, (binder)->error, __VA_ARGS__)

/* Of a field or element of a kind, by its descriptor's letter, and its class. */
void bind_set_type(SyntaxNode *node, char kind, const Class *class);

/* "an int", "an array", or a class: for messages. */
const char *bind_type_name(const SyntaxNode *node, char *buffer, uint32_t size);

bool bind_value(const Binder *binder, uint32_t index); /* any node that must have a value */
bool bind_name(const Binder *binder,
               uint32_t index); /* a NAME or MEMBER, which may become a class or package */
bool bind_refuse_package(const Binder *binder,
                         const SyntaxNode *node); /* a name that became a package is none of a class */

#endif
