/* What names mean; see expression_binder.h.  A chain of names is read from the left as Java does: a class or
 * else a package, then a static field or else a nested class, then fields of objects. */
#include "heuristics/language/expression_binder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "heuristics/language/expression_suggest.h"

/* Is there a class `prefix` + `separator` + the node's name?  Then it is that. */
static bool becomes_class(const Binder *binder, SyntaxNode *node, const char *prefix, const char *separator)
{
    size_t size = strlen(prefix) + node->length + 2;
    char *name = memory_allocate(size);
    snprintf(name, size, "%s%s%.*s", prefix, separator, (int)node->length,
             binder->expression->text + node->start);
    const Class *class = view_load_class(binder->vm, name);
    free(name);
    if (class == NULL)
        return false;
    node->kind = NODE_CLASS;
    node->class = class;
    return true;
}

static char *copy_name(const Binder *binder, const SyntaxNode *node)
{
    char *name = memory_allocate(node->length + 1);
    memcpy(name, binder->expression->text + node->start, node->length);
    return name;
}

/* "java/util" of the PACKAGE nodes that end at this one. */
static char *package_name(const Binder *binder, const SyntaxNode *node)
{
    char *own = copy_name(binder, node);
    if (node->left == NO_NODE)
        return own;
    char *outer = package_name(binder, binder_node(binder, node->left));
    size_t size = strlen(outer) + strlen(own) + 2;
    char *name = memory_allocate(size);
    snprintf(name, size, "%s/%s", outer, own);
    free(outer);
    free(own);
    return name;
}

static bool becomes_static(const Binder *binder, SyntaxNode *node, const Field *field)
{
    Value value;
    char kind = view_field_kind(field);
    bind_set_type(node, kind, view_field_class(binder->vm, field));
    node->field = field;
    node->kind = view_constant(field, &value) ? NODE_LITERAL : NODE_STATIC;
    if (node->kind == NODE_LITERAL)
        node->value = node->type == TYPE_DOUBLE ? (ExpressionValue){.type = TYPE_DOUBLE, .real = value.d}
                      : node->type == TYPE_FLOAT
                          ? (ExpressionValue){.type = TYPE_FLOAT, .real = value.f}
                          : (ExpressionValue){.type = node->type, .whole = kind == 'J' ? value.j : value.i};
    return true;
}

static bool becomes_field(const Binder *binder, SyntaxNode *node, const Field *field, NodeKind kind)
{
    if (view_field_is_static(field))
        return becomes_static(binder, node, field);
    bind_set_type(node, view_field_kind(field), view_field_class(binder->vm, field));
    node->field = field;
    node->kind = kind;
    return true;
}

static bool refuse_field(const Binder *binder, const SyntaxNode *node, const Class *class, const char *name)
{
    char class_name[NAME_SIZE], suggestion[NAME_SIZE];
    suggest_field(class, name, suggestion, sizeof suggestion);
    return BINDER_REFUSE(binder, node, "%s has no field %s%s",
                         view_class_name(class, class_name, sizeof class_name), name, suggestion);
}

/* The declared class has no such field, but what is there in fact may have one, as every object in a List's
 * array has. */
static bool bind_below(const Binder *binder, SyntaxNode *node, const Class *class, const char *name)
{
    const Field *first = view_field_below(binder->vm, class, name, NULL);
    if (first == NULL)
        return refuse_field(binder, node, class, name);
    becomes_field(binder, node, first, NODE_FIELD_BELOW);
    for (const Field *other = first; (other = view_field_below(binder->vm, class, name, other)) != NULL;) {
        if (view_field_kind(other) != view_field_kind(first))
            return BINDER_REFUSE(binder, node,
                                 "classes below the declared one have fields %s of different types", name);
        if (node->type == TYPE_REFERENCE && view_field_class(binder->vm, other) != node->class)
            node->class = view_load_class(binder->vm, "java/lang/Object");
    }
    return true;
}

static bool bind_member_of_class(const Binder *binder, SyntaxNode *node, const Class *class, const char *name)
{
    char class_name[NAME_SIZE];
    const Field *field = view_find_field(binder->vm, class, name);
    if (field != NULL && view_field_is_static(field))
        return becomes_static(binder, node, field);
    if (becomes_class(binder, node, view_internal_name(class), "$"))
        return true;
    if (field != NULL)
        return BINDER_REFUSE(binder, node, "%s is no static field of %s: it needs an object before it", name,
                             view_class_name(class, class_name, sizeof class_name));
    return refuse_field(binder, node, class, name);
}

static bool bind_member_of_object(const Binder *binder, SyntaxNode *node, const SyntaxNode *object,
                                  const char *name)
{
    char buffer[NAME_SIZE], kind;
    if (object->type != TYPE_REFERENCE || object->kind == NODE_NULL)
        return BINDER_REFUSE(binder, node, "%s has no fields", bind_type_name(object, buffer, sizeof buffer));
    if (object->class == NULL)
        return BINDER_REFUSE(binder, node, "the class of what is before '.%s' cannot be loaded", name);
    if (view_element_class(object->class, &kind) != NULL) {
        if (strcmp(name, "length") != 0)
            return BINDER_REFUSE(binder, node, "an array has no field %s, only length", name);
        node->kind = NODE_LENGTH;
        node->type = TYPE_INT;
        return true;
    }
    const Field *field = view_find_field(binder->vm, object->class, name);
    return field != NULL ? becomes_field(binder, node, field, NODE_FIELD)
                         : bind_below(binder, node, object->class, name);
}

static bool bind_member_of_package(const Binder *binder, SyntaxNode *node, const SyntaxNode *package)
{
    char *prefix = package_name(binder, package);
    if (!becomes_class(binder, node, prefix, "/"))
        node->kind = NODE_PACKAGE;
    free(prefix);
    return true;
}

/* Is it a variable of the quantifiers around it?  The innermost counts. */
static bool becomes_variable(const Binder *binder, SyntaxNode *node)
{
    const char *text = binder->expression->text;
    for (const Scope *scope = binder->scope; scope != NULL; scope = scope->outer) {
        const SyntaxNode *quantifier = scope->quantifier;
        if (quantifier->length != node->length
            || memcmp(text + quantifier->start, text + node->start, node->length) != 0)
            continue;
        node->kind = NODE_VARIABLE;
        node->value = quantifier->value;
        node->type = scope->type;
        node->class = scope->class;
        return true;
    }
    return false;
}

bool bind_name(const Binder *binder, uint32_t index)
{
    SyntaxNode *node = binder_node(binder, index);
    if (node->kind == NODE_NAME) {
        if (!becomes_variable(binder, node) && !becomes_class(binder, node, "", ""))
            node->kind = NODE_PACKAGE;
        return true;
    }
    SyntaxNode *left = binder_node(binder, node->left);
    if (left->kind == NODE_NAME || left->kind == NODE_MEMBER ? !bind_name(binder, node->left)
                                                             : !bind_value(binder, node->left))
        return false;
    if (left->kind == NODE_PACKAGE)
        return bind_member_of_package(binder, node, left);
    char *name = copy_name(binder, node);
    bool bound = left->kind == NODE_CLASS ? bind_member_of_class(binder, node, left->class, name)
                                          : bind_member_of_object(binder, node, left, name);
    free(name);
    return bound;
}

bool bind_refuse_package(const Binder *binder, const SyntaxNode *node)
{
    const SyntaxNode *first = node;
    while (first->left != NO_NODE)
        first = binder_node(binder, first->left);
    char *path = package_name(binder, node), suggestion[NAME_SIZE];
    for (char *c = path; *c; c++)
        if (*c == '/')
            *c = '.';
    suggest_class(binder->vm, path, suggestion, sizeof suggestion);
    BINDER_REFUSE(binder, first, "no class is named %s%s", path, suggestion);
    free(path);
    return false;
}
