/* Types are checked, and names become fields of a program's classes (expression_names.c); see
 * expression_tree.h. */
#include "heuristics/language/expression_binder.h"

const char *bind_type_name(const SyntaxNode *node, char *buffer, uint32_t size)
{
    static const char *const names[] = {"a boolean", "an int",   "a long",
                                        "a float",   "a double", "a reference"};
    if (node->kind == NODE_NULL)
        return "null";
    if (node->type != TYPE_REFERENCE || node->class == NULL)
        return names[node->type];
    char kind;
    const char *plain = view_class_name(node->class, buffer, size);
    return view_element_class(node->class, &kind) != NULL ? "an array" : plain;
}

void bind_set_type(SyntaxNode *node, char kind, const Class *class)
{
    node->class = NULL;
    switch (kind) {
    case 'Z': node->type = TYPE_BOOLEAN; break;
    case 'J': node->type = TYPE_LONG; break;
    case 'F': node->type = TYPE_FLOAT; break;
    case 'D': node->type = TYPE_DOUBLE; break;
    case 'L':
        node->type = TYPE_REFERENCE;
        node->class = class;
        break;
    default: node->type = TYPE_INT; break;
    }
}

/* --- operators --- */

static bool needs(const Binder *binder, const SyntaxNode *node, const SyntaxNode *operand, bool is_fine,
                  const char *wanted)
{
    char buffer[NAME_SIZE];
    return is_fine
           || BINDER_REFUSE(binder, node, "this needs %s, not %s", wanted,
                            bind_type_name(operand, buffer, sizeof buffer));
}

static bool is_number(const SyntaxNode *node)
{
    return node->type != TYPE_REFERENCE && node->type != TYPE_BOOLEAN;
}

static bool needs_boolean(const Binder *binder, const SyntaxNode *node, const SyntaxNode *operand)
{
    return needs(binder, node, operand, operand->type == TYPE_BOOLEAN, "a boolean");
}

/* Booleans count as 0 and 1 here. */
static bool needs_countable(const Binder *binder, const SyntaxNode *node, const SyntaxNode *operand)
{
    return needs(binder, node, operand, operand->type != TYPE_REFERENCE, "a number");
}

static ExpressionType promoted(const SyntaxNode *a, const SyntaxNode *b)
{
    ExpressionType type = a->type > b->type ? a->type : b->type;
    return type == TYPE_BOOLEAN ? TYPE_INT : type;
}

static bool are_alike(const SyntaxNode *a, const SyntaxNode *b)
{
    return (is_number(a) && is_number(b)) || (!is_number(a) && !is_number(b) && a->type == b->type);
}

static bool refuse_different(const Binder *binder, const SyntaxNode *node, const SyntaxNode *a,
                             const SyntaxNode *b)
{
    char one[NAME_SIZE], other[NAME_SIZE];
    return BINDER_REFUSE(binder, node, "%s and %s do not go together here",
                         bind_type_name(a, one, sizeof one), bind_type_name(b, other, sizeof other));
}

static bool bind_unary(const Binder *binder, SyntaxNode *node)
{
    if (!bind_value(binder, node->left))
        return false;
    const SyntaxNode *operand = binder_node(binder, node->left);
    node->type = node->operator== OPERATOR_NOT ? TYPE_BOOLEAN : promoted(operand, operand);
    return node->operator== OPERATOR_NOT ? needs_boolean(binder, node, operand)
                                         : needs_countable(binder, node, operand);
}

static bool bind_binary(const Binder *binder, SyntaxNode *node)
{
    if (!bind_value(binder, node->left) || !bind_value(binder, node->right))
        return false;
    const SyntaxNode *left = binder_node(binder, node->left), *right = binder_node(binder, node->right);
    node->type = TYPE_BOOLEAN;
    switch (node->operator) {
    case OPERATOR_OR:
    case OPERATOR_AND: return needs_boolean(binder, node, left) && needs_boolean(binder, node, right);
    case OPERATOR_EQUAL:
    case OPERATOR_UNEQUAL: return are_alike(left, right) || refuse_different(binder, node, left, right);
    case OPERATOR_LESS:
    case OPERATOR_LESS_EQUAL:
    case OPERATOR_GREATER:
    case OPERATOR_GREATER_EQUAL:
        return needs(binder, node, left, is_number(left), "a number")
               && needs(binder, node, right, is_number(right), "a number");
    default:
        node->type = promoted(left, right);
        return needs_countable(binder, node, left) && needs_countable(binder, node, right);
    }
}

static bool bind_choice(const Binder *binder, SyntaxNode *node)
{
    if (!bind_value(binder, node->left) || !bind_value(binder, node->middle)
        || !bind_value(binder, node->right))
        return false;
    const SyntaxNode *then = binder_node(binder, node->middle), *otherwise = binder_node(binder, node->right);
    if (!needs_boolean(binder, node, binder_node(binder, node->left)))
        return false;
    if (!are_alike(then, otherwise))
        return refuse_different(binder, node, then, otherwise);
    node->type = is_number(then) ? promoted(then, otherwise) : then->type;
    if (node->type == TYPE_REFERENCE)
        node->class =
            then->kind == NODE_NULL                                           ? otherwise->class
            : otherwise->kind == NODE_NULL || otherwise->class == then->class ? then->class
                                                                              : view_load_class(
                                                                                  binder->vm,
                                                                                  "java/lang/Object");
    return true;
}

static bool bind_index(const Binder *binder, SyntaxNode *node)
{
    if (!bind_value(binder, node->left) || !bind_value(binder, node->right))
        return false;
    const SyntaxNode *array = binder_node(binder, node->left), *index = binder_node(binder, node->right);
    char kind;
    const Class *element = array->type == TYPE_REFERENCE && array->class != NULL
                               ? view_element_class(array->class, &kind)
                               : NULL;
    if (!needs(binder, node, array, element != NULL, "an array before it"))
        return false;
    bind_set_type(node, kind, element);
    return needs(binder, node, index, index->type == TYPE_INT || index->type == TYPE_LONG, "an int");
}

static bool is_whole(const SyntaxNode *node) { return node->type == TYPE_INT || node->type == TYPE_LONG; }

static bool bind_range(const Binder *binder, const SyntaxNode *node, Scope *scope)
{
    if (!bind_value(binder, node->middle))
        return false;
    const SyntaxNode *first = binder_node(binder, node->left), *last = binder_node(binder, node->middle);
    scope->type = promoted(first, last);
    return needs(binder, node, first, is_whole(first), "a range of ints")
           && needs(binder, node, last, is_whole(last), "a range of ints");
}

static bool bind_array(const Binder *binder, const SyntaxNode *node, Scope *scope)
{
    const SyntaxNode *array = binder_node(binder, node->left);
    SyntaxNode element = {0};
    char kind;
    const Class *class = array->type == TYPE_REFERENCE && array->class != NULL
                             ? view_element_class(array->class, &kind)
                             : NULL;
    if (!needs(binder, node, array, class != NULL, "an array or a range after 'in'"))
        return false;
    bind_set_type(&element, kind, class);
    scope->type = element.type;
    scope->class = element.class;
    return true;
}

static bool bind_quantifier(const Binder *binder, SyntaxNode *node)
{
    Scope scope = {.outer = binder->scope, .quantifier = node};
    Binder inner = *binder;
    node->value.whole = binder->scope != NULL ? binder->scope->quantifier->value.whole + 1 : 0;
    if (!bind_value(binder, node->left)
        || !(node->middle != NO_NODE ? bind_range : bind_array)(binder, node, &scope))
        return false;
    inner.scope = &scope;
    if (!bind_value(&inner, node->right))
        return false;
    const SyntaxNode *body = binder_node(binder, node->right);
    node->type = node->operator== OPERATOR_SUM     ? promoted(body, body)
                 : node->operator== OPERATOR_COUNT ? TYPE_INT
                                                   : TYPE_BOOLEAN;
    return node->operator== OPERATOR_SUM ? needs_countable(binder, node, body)
                                         : needs_boolean(binder, node, body);
}

static bool bind_node(const Binder *binder, uint32_t index)
{
    SyntaxNode *node = binder_node(binder, index);
    switch (node->kind) {
    case NODE_UNARY: return bind_unary(binder, node);
    case NODE_BINARY: return bind_binary(binder, node);
    case NODE_CHOOSE: return bind_choice(binder, node);
    case NODE_INDEX: return bind_index(binder, node);
    case NODE_QUANTIFIER: return bind_quantifier(binder, node);
    case NODE_NAME:
    case NODE_MEMBER: return bind_name(binder, index);
    default: return true;
    }
}

bool bind_value(const Binder *binder, uint32_t index)
{
    char name[NAME_SIZE];
    if (!bind_node(binder, index))
        return false;
    const SyntaxNode *node = binder_node(binder, index);
    if (node->kind == NODE_PACKAGE)
        return bind_refuse_package(binder, node);
    return node->kind != NODE_CLASS
           || BINDER_REFUSE(binder, node, "%s is a class; expected one of its fields",
                            view_class_name(node->class, name, sizeof name));
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

const char *expression_text(const Expression *expression) { return expression->text; }

/* Fields by name only: which class an object will have is not known where the expression takes what it finds.
 */
void expression_list_reads(const Expression *expression, const ExpressionReads *reads)
{
    for (const SyntaxNode *node = expression->nodes; node < expression->nodes + expression->count; node++) {
        if (node->kind == NODE_STATIC || node->kind == NODE_FIELD || node->kind == NODE_FIELD_BELOW)
            reads->field(reads->self, view_field_name(node->field));
        else if (node->kind == NODE_INDEX || (node->kind == NODE_QUANTIFIER && node->middle == NO_NODE))
            reads->array(reads->self, expression->nodes[node->left].class);
    }
}
