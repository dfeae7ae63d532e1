/* Names become fields of a program's classes, and types are checked; see expression_tree.h.  A chain of names is read from the left as
 * Java does: a class or else a package, then a static field or else a nested class, then fields of objects. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "heuristics/expression_suggest.h"
#include "heuristics/expression_tree.h"

/* A quantifier whose body is being bound. */
typedef struct Scope {
    const struct Scope *outer;          /* NULL: there is none */
    const Node         *quantifier;
    ExpressionType      type;           /* of its variable */
    const Class        *class;
} Scope;

typedef struct Binder {
    Expression *expression;
    const Vm   *vm;
    Error      *error;
    const Scope *scope;                 /* the innermost; NULL: there is none */
} Binder;

enum { NAME_SIZE = 512 };

static bool bind_value(const Binder *binder, uint32_t index);

static Node *node_at(const Binder *binder, uint32_t index) { return &binder->expression->nodes[index]; }

#define REFUSE(binder, node, ...) expression_error((binder)->expression, (node)->column, (binder)->error, __VA_ARGS__)

static const char *type_name(const Node *node, char *buffer, uint32_t size)
{
    static const char *const names[] = {"a boolean", "an int", "a long", "a float", "a double", "a reference"};
    if (node->kind == NODE_NULL)
        return "null";
    if (node->type != TYPE_REFERENCE || node->class == NULL)
        return names[node->type];
    char kind;
    const char *plain = view_class_name(node->class, buffer, size);
    return view_element_class(node->class, &kind) != NULL ? "an array" : plain;
}

static void set_type(Node *node, char kind, const Class *class)
{
    node->class = NULL;
    switch (kind) {
    case 'Z': node->type = TYPE_BOOLEAN; break;
    case 'J': node->type = TYPE_LONG; break;
    case 'F': node->type = TYPE_FLOAT; break;
    case 'D': node->type = TYPE_DOUBLE; break;
    case 'L': node->type = TYPE_REFERENCE; node->class = class; break;
    default:  node->type = TYPE_INT; break;
    }
}

/* --- names ----------------------------------------------------------------------------------------------------------- */

/* Is there a class `prefix` + `separator` + the node's name?  Then it is that. */
static bool becomes_class(const Binder *binder, Node *node, const char *prefix, const char *separator)
{
    size_t size = strlen(prefix) + node->length + 2;
    char *name = memory_allocate(size);
    snprintf(name, size, "%s%s%.*s", prefix, separator, (int)node->length, binder->expression->text + node->start);
    const Class *class = view_load_class(binder->vm, name);
    free(name);
    if (class == NULL)
        return false;
    node->kind = NODE_CLASS;
    node->class = class;
    return true;
}

static char *copy_name(const Binder *binder, const Node *node)
{
    char *name = memory_allocate(node->length + 1);
    memcpy(name, binder->expression->text + node->start, node->length);
    return name;
}

/* "java/util" of the PACKAGE nodes that end at this one. */
static char *package_name(const Binder *binder, const Node *node)
{
    char *own = copy_name(binder, node);
    if (node->left == NO_NODE)
        return own;
    char *outer = package_name(binder, node_at(binder, node->left));
    size_t size = strlen(outer) + strlen(own) + 2;
    char *name = memory_allocate(size);
    snprintf(name, size, "%s/%s", outer, own);
    free(outer);
    free(own);
    return name;
}

static bool becomes_static(const Binder *binder, Node *node, const Field *field)
{
    Value value;
    char kind = view_field_kind(field);
    set_type(node, kind, view_field_class(binder->vm, field));
    node->field = field;
    node->kind = view_constant(field, &value) ? NODE_LITERAL : NODE_STATIC;
    if (node->kind == NODE_LITERAL)
        node->value = node->type == TYPE_DOUBLE ? (ExpressionValue){.type = TYPE_DOUBLE, .real = value.d}
                    : node->type == TYPE_FLOAT ? (ExpressionValue){.type = TYPE_FLOAT, .real = value.f}
                    : (ExpressionValue){.type = node->type, .whole = kind == 'J' ? value.j : value.i};
    return true;
}

static bool becomes_field(const Binder *binder, Node *node, const Field *field, NodeKind kind)
{
    if (view_field_is_static(field))
        return becomes_static(binder, node, field);
    set_type(node, view_field_kind(field), view_field_class(binder->vm, field));
    node->field = field;
    node->kind = kind;
    return true;
}

static bool refuse_field(const Binder *binder, const Node *node, const Class *class, const char *name)
{
    char class_name[NAME_SIZE], suggestion[NAME_SIZE];
    suggest_field(class, name, suggestion, sizeof suggestion);
    return REFUSE(binder, node, "%s has no field %s%s", view_class_name(class, class_name, sizeof class_name), name, suggestion);
}

/* The declared class has no such field, but what is there in fact may have one, as every object in a List's array has. */
static bool bind_below(const Binder *binder, Node *node, const Class *class, const char *name)
{
    const Field *first = view_field_below(binder->vm, class, name, NULL);
    if (first == NULL)
        return refuse_field(binder, node, class, name);
    becomes_field(binder, node, first, NODE_FIELD_BELOW);
    for (const Field *other = first; (other = view_field_below(binder->vm, class, name, other)) != NULL;) {
        if (view_field_kind(other) != view_field_kind(first))
            return REFUSE(binder, node, "classes below the declared one have fields %s of different types", name);
        if (node->type == TYPE_REFERENCE && view_field_class(binder->vm, other) != node->class)
            node->class = view_load_class(binder->vm, "java/lang/Object");
    }
    return true;
}

static bool bind_member_of_class(const Binder *binder, Node *node, const Class *class, const char *name)
{
    char class_name[NAME_SIZE];
    const Field *field = view_find_field(binder->vm, class, name);
    if (field != NULL && view_field_is_static(field))
        return becomes_static(binder, node, field);
    if (becomes_class(binder, node, view_internal_name(class), "$"))
        return true;
    if (field != NULL)
        return REFUSE(binder, node, "%s is no static field of %s: it needs an object before it", name, view_class_name(class, class_name, sizeof class_name));
    return refuse_field(binder, node, class, name);
}

static bool bind_member_of_object(const Binder *binder, Node *node, const Node *object, const char *name)
{
    char buffer[NAME_SIZE], kind;
    if (object->type != TYPE_REFERENCE || object->kind == NODE_NULL)
        return REFUSE(binder, node, "%s has no fields", type_name(object, buffer, sizeof buffer));
    if (object->class == NULL)
        return REFUSE(binder, node, "the class of what is before '.%s' cannot be loaded", name);
    if (view_element_class(object->class, &kind) != NULL) {
        if (strcmp(name, "length") != 0)
            return REFUSE(binder, node, "an array has no field %s, only length", name);
        node->kind = NODE_LENGTH;
        node->type = TYPE_INT;
        return true;
    }
    const Field *field = view_find_field(binder->vm, object->class, name);
    return field != NULL ? becomes_field(binder, node, field, NODE_FIELD) : bind_below(binder, node, object->class, name);
}

static bool bind_member_of_package(const Binder *binder, Node *node, const Node *package)
{
    char *prefix = package_name(binder, package);
    if (!becomes_class(binder, node, prefix, "/"))
        node->kind = NODE_PACKAGE;
    free(prefix);
    return true;
}

/* Is it a variable of the quantifiers around it?  The innermost counts. */
static bool becomes_variable(const Binder *binder, Node *node)
{
    const char *text = binder->expression->text;
    for (const Scope *scope = binder->scope; scope != NULL; scope = scope->outer) {
        const Node *quantifier = scope->quantifier;
        if (quantifier->length != node->length || memcmp(text + quantifier->start, text + node->start, node->length) != 0)
            continue;
        node->kind = NODE_VARIABLE;
        node->value = quantifier->value;
        node->type = scope->type;
        node->class = scope->class;
        return true;
    }
    return false;
}

static bool bind_name(const Binder *binder, uint32_t index)
{
    Node *node = node_at(binder, index);
    if (node->kind == NODE_NAME) {
        if (!becomes_variable(binder, node) && !becomes_class(binder, node, "", ""))
            node->kind = NODE_PACKAGE;
        return true;
    }
    Node *left = node_at(binder, node->left);
    if (left->kind == NODE_NAME || left->kind == NODE_MEMBER ? !bind_name(binder, node->left) : !bind_value(binder, node->left))
        return false;
    if (left->kind == NODE_PACKAGE)
        return bind_member_of_package(binder, node, left);
    char *name = copy_name(binder, node);
    bool bound = left->kind == NODE_CLASS ? bind_member_of_class(binder, node, left->class, name) : bind_member_of_object(binder, node, left, name);
    free(name);
    return bound;
}

static bool refuse_package(const Binder *binder, const Node *node)
{
    const Node *first = node;
    while (first->left != NO_NODE)
        first = node_at(binder, first->left);
    char *path = package_name(binder, node), suggestion[NAME_SIZE];
    for (char *c = path; *c; c++)
        if (*c == '/')
            *c = '.';
    suggest_class(binder->vm, path, suggestion, sizeof suggestion);
    REFUSE(binder, first, "no class is named %s%s", path, suggestion);
    free(path);
    return false;
}

/* --- operators ------------------------------------------------------------------------------------------------------- */

static bool needs(const Binder *binder, const Node *node, const Node *operand, bool is_fine, const char *wanted)
{
    char buffer[NAME_SIZE];
    return is_fine || REFUSE(binder, node, "this needs %s, not %s", wanted, type_name(operand, buffer, sizeof buffer));
}

static bool is_number(const Node *node) { return node->type != TYPE_REFERENCE && node->type != TYPE_BOOLEAN; }

static bool needs_boolean(const Binder *binder, const Node *node, const Node *operand)
{
    return needs(binder, node, operand, operand->type == TYPE_BOOLEAN, "a boolean");
}

/* Booleans count as 0 and 1 here. */
static bool needs_countable(const Binder *binder, const Node *node, const Node *operand)
{
    return needs(binder, node, operand, operand->type != TYPE_REFERENCE, "a number");
}

static ExpressionType promoted(const Node *a, const Node *b)
{
    ExpressionType type = a->type > b->type ? a->type : b->type;
    return type == TYPE_BOOLEAN ? TYPE_INT : type;
}

static bool are_alike(const Node *a, const Node *b)
{
    return (is_number(a) && is_number(b)) || (!is_number(a) && !is_number(b) && a->type == b->type);
}

static bool refuse_different(const Binder *binder, const Node *node, const Node *a, const Node *b)
{
    char one[NAME_SIZE], other[NAME_SIZE];
    return REFUSE(binder, node, "%s and %s do not go together here", type_name(a, one, sizeof one), type_name(b, other, sizeof other));
}

static bool bind_unary(const Binder *binder, Node *node)
{
    if (!bind_value(binder, node->left))
        return false;
    const Node *operand = node_at(binder, node->left);
    node->type = node->operator == OPERATOR_NOT ? TYPE_BOOLEAN : promoted(operand, operand);
    return node->operator == OPERATOR_NOT ? needs_boolean(binder, node, operand) : needs_countable(binder, node, operand);
}

static bool bind_binary(const Binder *binder, Node *node)
{
    if (!bind_value(binder, node->left) || !bind_value(binder, node->right))
        return false;
    const Node *left = node_at(binder, node->left), *right = node_at(binder, node->right);
    node->type = TYPE_BOOLEAN;
    switch (node->operator) {
    case OPERATOR_OR: case OPERATOR_AND:
        return needs_boolean(binder, node, left) && needs_boolean(binder, node, right);
    case OPERATOR_EQUAL: case OPERATOR_UNEQUAL:
        return are_alike(left, right) || refuse_different(binder, node, left, right);
    case OPERATOR_LESS: case OPERATOR_LESS_EQUAL: case OPERATOR_GREATER: case OPERATOR_GREATER_EQUAL:
        return needs(binder, node, left, is_number(left), "a number") && needs(binder, node, right, is_number(right), "a number");
    default:
        node->type = promoted(left, right);
        return needs_countable(binder, node, left) && needs_countable(binder, node, right);
    }
}

static bool bind_choice(const Binder *binder, Node *node)
{
    if (!bind_value(binder, node->left) || !bind_value(binder, node->middle) || !bind_value(binder, node->right))
        return false;
    const Node *then = node_at(binder, node->middle), *otherwise = node_at(binder, node->right);
    if (!needs_boolean(binder, node, node_at(binder, node->left)))
        return false;
    if (!are_alike(then, otherwise))
        return refuse_different(binder, node, then, otherwise);
    node->type = is_number(then) ? promoted(then, otherwise) : then->type;
    if (node->type == TYPE_REFERENCE)
        node->class = then->kind == NODE_NULL ? otherwise->class : otherwise->kind == NODE_NULL || otherwise->class == then->class ? then->class
                    : view_load_class(binder->vm, "java/lang/Object");
    return true;
}

static bool bind_index(const Binder *binder, Node *node)
{
    if (!bind_value(binder, node->left) || !bind_value(binder, node->right))
        return false;
    const Node *array = node_at(binder, node->left), *index = node_at(binder, node->right);
    char kind;
    const Class *element = array->type == TYPE_REFERENCE && array->class != NULL ? view_element_class(array->class, &kind) : NULL;
    if (!needs(binder, node, array, element != NULL, "an array before it"))
        return false;
    set_type(node, kind, element);
    return needs(binder, node, index, index->type == TYPE_INT || index->type == TYPE_LONG, "an int");
}

static bool is_whole(const Node *node) { return node->type == TYPE_INT || node->type == TYPE_LONG; }

static bool bind_range(const Binder *binder, const Node *node, Scope *scope)
{
    if (!bind_value(binder, node->middle))
        return false;
    const Node *first = node_at(binder, node->left), *last = node_at(binder, node->middle);
    scope->type = promoted(first, last);
    return needs(binder, node, first, is_whole(first), "a range of ints") && needs(binder, node, last, is_whole(last), "a range of ints");
}

static bool bind_array(const Binder *binder, const Node *node, Scope *scope)
{
    const Node *array = node_at(binder, node->left);
    Node element = {0};
    char kind;
    const Class *class = array->type == TYPE_REFERENCE && array->class != NULL ? view_element_class(array->class, &kind) : NULL;
    if (!needs(binder, node, array, class != NULL, "an array or a range after 'in'"))
        return false;
    set_type(&element, kind, class);
    scope->type = element.type;
    scope->class = element.class;
    return true;
}

static bool bind_quantifier(const Binder *binder, Node *node)
{
    Scope scope = {.outer = binder->scope, .quantifier = node};
    Binder inner = *binder;
    node->value.whole = binder->scope != NULL ? binder->scope->quantifier->value.whole + 1 : 0;
    if (!bind_value(binder, node->left) || !(node->middle != NO_NODE ? bind_range : bind_array)(binder, node, &scope))
        return false;
    inner.scope = &scope;
    if (!bind_value(&inner, node->right))
        return false;
    const Node *body = node_at(binder, node->right);
    node->type = node->operator == OPERATOR_SUM ? promoted(body, body) : node->operator == OPERATOR_COUNT ? TYPE_INT : TYPE_BOOLEAN;
    return node->operator == OPERATOR_SUM ? needs_countable(binder, node, body) : needs_boolean(binder, node, body);
}

static bool bind_node(const Binder *binder, uint32_t index)
{
    Node *node = node_at(binder, index);
    switch (node->kind) {
    case NODE_UNARY:  return bind_unary(binder, node);
    case NODE_BINARY: return bind_binary(binder, node);
    case NODE_CHOOSE: return bind_choice(binder, node);
    case NODE_INDEX:  return bind_index(binder, node);
    case NODE_QUANTIFIER: return bind_quantifier(binder, node);
    case NODE_NAME: case NODE_MEMBER: return bind_name(binder, index);
    default: return true;
    }
}

static bool bind_value(const Binder *binder, uint32_t index)
{
    char name[NAME_SIZE];
    if (!bind_node(binder, index))
        return false;
    const Node *node = node_at(binder, index);
    if (node->kind == NODE_PACKAGE)
        return refuse_package(binder, node);
    return node->kind != NODE_CLASS || REFUSE(binder, node, "%s is a class; expected one of its fields", view_class_name(node->class, name, sizeof name));
}

bool expression_bind(Expression *expression, const Vm *vm, Error *error)
{
    Binder binder = {.expression = expression, .vm = vm, .error = error};
    return bind_value(&binder, expression->root);
}

ExpressionType expression_type(const Expression *expression)
{
    return expression->nodes[expression->root].type;
}
